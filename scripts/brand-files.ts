// Draws the pictures in web/public that follow from the design's own brand: icons, and the one for sharing. The server draws
// those of other brands by itself. Run it again when the sign changes: node scripts/brand-files.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Locale } from 'contract/core/locale'
import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { pageSettings } from 'contract/settings/page-settings'
import sharp from 'sharp'
import { plainLetterhead } from '../server/src/platform/papers/letterhead.ts'
import { SHARE_PICTURE } from '../server/src/website/brand-picture-names.ts'
import { drawBrandPicture } from '../server/src/website/brand-picture.ts'

const PUBLIC = new URL('../web/public/', import.meta.url)

const sign = readFileSync(new URL('favicon.svg', PUBLIC), 'utf8')
// Systems cut their own shape out of these: the ground fills the square.
const filled = sign.replace(/ rx="\d+"/, '')

const icon = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer()

const files = {
  'icon-192.png': await icon(sign, 192),
  'icon-512.png': await icon(sign, 512),
  'icon-maskable-512.png': await icon(filled, 512),
  'apple-touch-icon.png': await icon(filled, 180),
  'share.jpg': await sharePicture('en'),
  'ne/share.jpg': await sharePicture('ne'),
}
mkdirSync(new URL('ne/', PUBLIC), { recursive: true })
for (const [name, content] of Object.entries(files)) writeFileSync(new URL(name, PUBLIC), content)

function sharePicture(locale: Locale): Promise<Buffer> {
  const { tagline, description } = pageSettings(DEFAULT_SETTINGS, null, locale)
  return drawBrandPicture({ name: SHARE_PICTURE, letterhead: plainLetterhead(), tagline, description })
}
