// Draws what is kept in web/public and follows from the brand: icons, manifest, and the picture that stands for a page
// where it is shared. Run it again when the brand or its sign changes: node scripts/brand-files.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { BRAND } from 'contract/core/brand'
import sharp from 'sharp'
import { drawShareSheet } from '../server/src/products/share/share-sheet.ts'

const PUBLIC = new URL('../web/public/', import.meta.url)
const COLOUR = '#ffffff'

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
  'share.jpg': await drawShareSheet({
    heading: BRAND.tagline,
    line: BRAND.description,
    picture: readFileSync(new URL('../web/app/home/pictures/goose-kettle-cream.webp', import.meta.url)),
    ground: 'clay',
  }),
  'manifest.webmanifest': `${JSON.stringify(manifest(), null, 2)}\n`,
}
for (const [name, content] of Object.entries(files)) writeFileSync(new URL(name, PUBLIC), content)

function manifest() {
  const png = (src: string, side: number) => ({ src, sizes: `${side}x${side}`, type: 'image/png' })
  return {
    id: '/',
    name: BRAND.name,
    short_name: BRAND.name,
    description: BRAND.description,
    lang: 'en',
    start_url: '/baltra-aboutUs-Page',
    scope: '/',
    display: 'standalone',
    theme_color: COLOUR,
    background_color: COLOUR,
    icons: [
      png('/icon-192.png', 192),
      png('/icon-512.png', 512),
      { ...png('/icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  }
}
