// The formats of pictures, apart from the code that makes them, so that help texts load fast.

/** Formats of single pictures. */
export const IMAGE_FORMATS = ['svg', 'png'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** Formats of `render`. */
export const PICTURE_FORMATS = ['text', ...IMAGE_FORMATS, 'pdf'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Formats of blocks for print. */
export const BLOCK_FORMATS = ['pdf', ...IMAGE_FORMATS] as const

/**
 * The range of the resolution of PNGs for layout programs, in dots per inch: the least value is what print services ask
 * for, and the greatest is more than any of them prints.
 */
export const LEAST_DPI = 300
