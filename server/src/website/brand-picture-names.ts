import type { Letterhead } from '../platform/papers/letterhead.ts'

/** Stands for a page where it is shared; there is one in each language. */
export const SHARE_PICTURE = 'share.jpg'

/** Pictures that follow from the brand, by the names under which browsers and networks read them. */
export const BRAND_PICTURES = {
  'favicon.svg': { side: 64, type: 'image/svg+xml; charset=utf-8' },
  'icon-192.png': { side: 192, type: 'image/png' },
  'icon-512.png': { side: 512, type: 'image/png' },
  'icon-maskable-512.png': { side: 512, filled: true, type: 'image/png' },
  'apple-touch-icon.png': { side: 180, filled: true, type: 'image/png' },
  [SHARE_PICTURE]: { type: 'image/jpeg' },
} as const satisfies Record<string, { side?: number; filled?: boolean; type: string }>
export type BrandPicture = keyof typeof BRAND_PICTURES

/** The content of a picture. */
export interface BrandPictureOrder {
  name: BrandPicture
  letterhead: Letterhead
  tagline: string
  description: string
}
