/** The parts of a product that hold several pictures, and how many. Apart from the schemas, which no form needs to be drawn. */
export const PICTURE_SETS = {
  product_images: 12,
  specification_images: 6,
  sizing_images: 6,
  usage_images: 6,
} as const
export type PictureSet = keyof typeof PICTURE_SETS
