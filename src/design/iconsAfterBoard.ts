// The icons that boards need only after they are shown, apart from those that a player loads first.

/** Several cells. */
export const several = 'M4 4h10v10H4zM18 9h2v11H9v-2'
/** Shares a result. */
export const share = 'M12 15V3m-4 4 4-4 4 4M5 12v9h14v-9'
