import { VARIANT_WIDTHS, type Variant } from './images.ts'

/** File names in the storage and in addresses. */
export const EXTENSIONS: Record<string, string> = {
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/3gpp': '3gp',
  'application/pdf': 'pdf',
}
const TYPES = Object.fromEntries(Object.entries(EXTENSIONS).map(([type, extension]) => [extension, type]))

const MEDIA_NAME = /^([0-9a-f]{32})(?:-(?:320|640|960))?\.(webp|avif|mp4|webm|mov|3gp|pdf)$/

/** The type of a public name, or undefined if it is not one of ours. */
export const typeOfMedia = (name: string): string | undefined => TYPES[MEDIA_NAME.exec(name)?.[2] ?? '']

export const extensionOf = (key: string) => key.slice(key.lastIndexOf('.') + 1)

/** `media/<hash>-640.avif` beside `media/<hash>.webp`. */
export const variantKey = (key: string, { width, format }: Variant) => key.replace(/\.webp$/, `-${width}.${format}`)

/** The object a variant was made from; for any other key, the key itself. */
export const originalKey = (key: string) => key.replace(/-(?:320|640|960)\.(?:webp|avif)$/, '.webp')

/** All variants a picture of this width can have, widest first. */
export const variantsOf = (width: number): Variant[] =>
  VARIANT_WIDTHS.filter((narrower) => narrower <= width)
    .toReversed()
    .flatMap((narrower) => [
      { width: narrower, format: 'webp' as const },
      { width: narrower, format: 'avif' as const },
    ])

/** An object's key and those of all its possible variants. */
export const withVariants = (key: string) =>
  /^media\/.+\.webp$/.test(key) ? [key, ...variantsOf(Infinity).map((variant) => variantKey(key, variant))] : [key]
