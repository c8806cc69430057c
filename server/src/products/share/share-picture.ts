import { createHash } from 'node:crypto'
import { LOCALES, toLocale, type Locale } from 'contract/core/locale'

/** The content of a product's sharing picture. */
export interface ShareFacts {
  id: number
  /** of its words */
  locale: Locale
  name: string
  model_name: string
  price: number
  /** of its main picture */
  key: string | null
  ground: string | null
}

/** Changed with the drawing, so that caches do not keep the old one. */
const DRAWING = 1

/** The address of a product's sharing picture: it follows from the contents, so it may be cached for ever. */
export const sharePath = (facts: ShareFacts): string =>
  `/og/product/${facts.id}${facts.locale === 'en' ? '' : `-${facts.locale}`}-${versionOf(facts)}.jpg`

const NAME = new RegExp(`^(\\d{1,9})(?:-(${LOCALES.join('|')}))?(?:-[0-9a-f]{12})?\\.jpg$`)

/** The product and the language that such an address names. */
export function readShareName(name: string): { id: number; locale: Locale } | undefined {
  const [, id, locale] = NAME.exec(name) ?? []
  return id === undefined ? undefined : { id: Number(id), locale: toLocale(locale) }
}

const versionOf = ({ name, model_name, price, key, ground }: ShareFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, name, model_name, price, key, ground]))
    .digest('hex')
    .slice(0, 12)
