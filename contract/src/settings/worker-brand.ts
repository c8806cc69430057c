import { m } from 'contract/messages'
import { BRAND } from '../core/brand.ts'
import { telLink, viberLink } from '../core/contact-links.ts'
import type { Locale } from '../core/locale.ts'
import type { PageSettings } from './page-settings.ts'

/** What the service worker of a language knows of the brand: it shows a page when nothing else can be reached. */
export const workerBrand = ({ name, nameWidth, servicePhone, viber, colours }: PageSettings, locale: Locale) => ({
  name,
  /** the strokes of the name; null where it is written */
  wordmark:
    nameWidth === null ? { frame: BRAND.wordmark.frame, path: BRAND.wordmark.path, lamp: BRAND.wordmark.lamp } : null,
  lamp: colours?.lamp ?? BRAND.colours.lamp,
  notReached: m.brand_not_reached({ brand: name }, { locale }),
  call: { text: m.brand_call({ number: servicePhone }, { locale }), href: telLink(servicePhone) },
  /** of the chat, where there is one */
  viber: viber && viberLink(viber),
})
export type WorkerBrand = ReturnType<typeof workerBrand>

/** How the built worker's line with the brand begins; the server writes it anew for another one. */
export const WORKER_BRAND_LINE = 'const BRAND = '
