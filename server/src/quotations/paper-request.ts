import { BRAND } from 'contract/core/brand'
import { m } from 'contract/messages'
import { countText, dayInBoth } from '../platform/core/format.ts'
import { heightOf, MM, write, type Paper } from '../platform/papers/paper.ts'
import { BOTTOM, LEFT, nextPage, RIGHT, type QuotationPaper } from './page.ts'

const INK_SOFT = BRAND.colours.ink3
const SIZE = 10
const QUANTITY = { x: LEFT, width: 20 * MM, align: 'right' } as const
const PRODUCT = { x: LEFT + 24 * MM, width: RIGHT - LEFT - 24 * MM }

/** What was requested and when, one line per product, on as many pages as needed. Returns where they end. */
export function writeRequest(document: Paper, quotation: QuotationPaper, top: number) {
  const { products, created_at, locale } = quotation
  const words = m.papers_request({ day: dayInBoth(created_at, quotation) }, { locale })
  let y = write(document, words, LEFT, top, { size: 8.5, colour: INK_SOFT }) + 2 * MM
  for (const { quantity, model_name, model_num } of products) {
    const product = `${model_name} (${model_num})`
    const height = heightOf(document, product, SIZE, PRODUCT.width)
    if (y + height > BOTTOM) y = nextPage(document)
    write(document, `${countText(quantity, locale)} ×`, QUANTITY.x, y, QUANTITY)
    write(document, product, PRODUCT.x, y, PRODUCT)
    y += height + 1.5 * MM
  }
  return y + 6 * MM
}
