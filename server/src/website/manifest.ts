import { type Locale, pathIn } from 'contract/core/locale'
import { FIELD, MY_PRODUCTS, REGISTER_PRODUCT, SERVICE, SHOP_HOME, TICKETS } from 'contract/core/paths'
import { m } from 'contract/messages'
import type { PageSettings } from 'contract/settings/page-settings'

const COLOUR = '#ffffff'

const png = (src: string, side: number) => ({ src, sizes: `${side}x${side}`, type: 'image/png' })
const ICONS = [
  png('/icon-192.png', 192),
  png('/icon-512.png', 512),
  { ...png('/icon-maskable-512.png', 512), purpose: 'maskable' },
]

/** What the website is called and offers as an installed app. */
export function manifestOf({ name, description }: PageSettings, locale: Locale) {
  const said = { locale }
  const shortcut = (title: string, path: string, short_name?: string) => ({
    name: title,
    ...(short_name && { short_name }),
    url: pathIn(locale, path),
  })
  return {
    // One installed app: the language is where it starts.
    id: '/',
    name,
    short_name: name,
    description,
    lang: locale,
    start_url: pathIn(locale, SHOP_HOME),
    scope: '/',
    display: 'standalone',
    theme_color: COLOUR,
    background_color: COLOUR,
    icons: ICONS,
    shortcuts: [
      shortcut(m.brand_shortcut_products({}, said), MY_PRODUCTS),
      shortcut(m.brand_shortcut_register({}, said), REGISTER_PRODUCT),
      shortcut(m.brand_shortcut_support({}, said), TICKETS, m.brand_shortcut_tickets({}, said)),
      shortcut(m.brand_shortcut_call({}, said), SERVICE, m.brand_shortcut_service({}, said)),
    ],
  }
}

/** What an engineer installs: it opens with the visits of the day. */
export function fieldManifestOf({ name }: PageSettings, locale: Locale) {
  const visits = m.brand_visits({}, { locale })
  return {
    id: FIELD,
    name: `${name}: ${visits}`,
    short_name: visits,
    lang: locale,
    start_url: pathIn(locale, FIELD),
    scope: '/',
    display: 'standalone',
    theme_color: COLOUR,
    background_color: COLOUR,
    icons: ICONS,
  }
}
