import { createHash } from 'node:crypto'

/** All that the picture of a product for sharing shows. */
export interface ShareFacts {
  id: number
  name: string
  model_name: string
  price: number
  /** of its main picture */
  key: string | null
  ground: string | null
}

/** Changed with the drawing, so that nobody goes on showing the old one. */
const DRAWING = 1

/** Where the picture of a product for sharing is read: the address follows from what is on it, so it may be kept for ever. */
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
