// The formats of single pictures: what the command line offers before anything is loaded that makes them.

export const IMAGE_FORMATS = ['svg', 'png'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]
