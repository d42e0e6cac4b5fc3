// The formats of pictures: what the command line offers before anything is loaded that makes them.

/** Of single pictures. */
export const IMAGE_FORMATS = ['svg', 'png'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** Of all that `render` makes. */
export const PICTURE_FORMATS = ['text', ...IMAGE_FORMATS, 'pdf'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Dots an inch of a PNG for a layout program: what print services ask for, and more than any prints. */
export const LEAST_DPI = 300
export const MOST_DPI = 2400
