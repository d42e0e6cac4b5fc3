// How often a lease is renewed before it would lapse: two renewals may come late or be lost.

/** The number of renewals in the time of a lease. */
export const RENEWALS = 3
