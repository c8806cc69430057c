// Draws the brand's files in web/public: icons, manifest, and the picture that represents a page
// where it is shared. Run it again when the brand or its sign changes: node scripts/brand-files.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { BRAND } from 'contract/core/brand'
import { LOCALES, type Locale, localePrefix, pathIn } from 'contract/core/locale'
import { MY_PRODUCTS, REGISTER_PRODUCT, SERVICE, SHOP_HOME, TICKETS } from 'contract/core/paths'
import sharp from 'sharp'
import { m } from '../web/app/paraglide/messages.js'
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
}
for (const locale of LOCALES)
  writeFileSync(
    new URL(`.${localePrefix(locale)}/manifest.webmanifest`, PUBLIC),
    `${JSON.stringify(manifest(locale), null, 2)}\n`,
  )
for (const [name, content] of Object.entries(files)) writeFileSync(new URL(name, PUBLIC), content)

function manifest(locale: Locale) {
  const shortcut = (name: string, path: string, short_name?: string) => ({
    name,
    ...(short_name && { short_name }),
    url: pathIn(locale, path),
  })
  const png = (src: string, side: number) => ({ src, sizes: `${side}x${side}`, type: 'image/png' })
  return {
    // One installed app: the language is where it starts.
    id: '/',
    name: BRAND.name,
    short_name: BRAND.name,
    description: m.brand_description({}, { locale }),
    lang: locale,
    start_url: pathIn(locale, SHOP_HOME),
    scope: '/',
    display: 'standalone',
    theme_color: COLOUR,
    background_color: COLOUR,
    icons: [
      png('/icon-192.png', 192),
      png('/icon-512.png', 512),
      { ...png('/icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(m.offline_my_products({}, { locale }), MY_PRODUCTS),
      shortcut(m.offline_shortcut_register({}, { locale }), REGISTER_PRODUCT),
      shortcut(m.offline_service({}, { locale }), TICKETS, m.offline_shortcut_tickets({}, { locale })),
      shortcut(m.offline_shortcut_call({}, { locale }), SERVICE, m.offline_shortcut_service({}, { locale })),
    ],
  }
}
