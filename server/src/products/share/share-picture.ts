import { createHash } from 'node:crypto'

/** What the sharing picture of a product shows. */
export interface ShareFacts {
  id: number
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
export const sharePath = (facts: ShareFacts): string => `/og/product/${facts.id}-${versionOf(facts)}.jpg`

/** The product that such an address names. */
export function productOfShareName(name: string): number | undefined {
  const [, id] = /^(\d{1,9})(?:-[0-9a-f]{12})?\.jpg$/.exec(name) ?? []
  return id === undefined ? undefined : Number(id)
}

const versionOf = ({ name, model_name, price, key, ground }: ShareFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, name, model_name, price, key, ground]))
    .digest('hex')
    .slice(0, 12)
