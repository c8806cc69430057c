import { VARIANT_WIDTHS } from './images.ts'
import type { Variant } from './images.ts'

/** What files are called in the storage and in addresses. */
export const EXTENSIONS: Record<string, string> = {
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'application/pdf': 'pdf',
}
const TYPES = Object.fromEntries(Object.entries(EXTENSIONS).map(([type, extension]) => [extension, type]))

const MEDIA_NAME = /^([0-9a-f]{32})(?:-(?:320|640|960))?\.(webp|avif|mp4|webm|mov|pdf)$/

/** The type that belongs to a public name, or undefined when nothing of ours is called so. */
export const typeOfMedia = (name: string): string | undefined => TYPES[MEDIA_NAME.exec(name)?.[2] ?? '']

export const extensionOf = (key: string) => key.slice(key.lastIndexOf('.') + 1)

/** `media/<hash>-640.avif` beside `media/<hash>.webp`. */
export const variantKey = (key: string, { width, format }: Variant) => key.replace(/\.webp$/, `-${width}.${format}`)

/** The object that a variant was made from; any other key is its own. */
export const originalKey = (key: string) => key.replace(/-(?:320|640|960)\.(?:webp|avif)$/, '.webp')

/** Every variant that a picture of this width can have, widest first. */
export const variantsOf = (width: number): Variant[] =>
  VARIANT_WIDTHS.filter((narrower) => narrower <= width)
    .toReversed()
    .flatMap((narrower) => [
      { width: narrower, format: 'webp' as const },
      { width: narrower, format: 'avif' as const },
    ])

/** An object and all that may have been made from it. */
export const withVariants = (key: string) =>
  /^media\/.+\.webp$/.test(key) ? [key, ...variantsOf(Infinity).map((variant) => variantKey(key, variant))] : [key]
