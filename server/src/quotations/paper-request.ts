import type { OwnQuotation } from 'contract/quotations'
import { countText, dayText } from '../in-words.ts'
import { BOTTOM, heightOf, INK_SOFT, LEFT, MM, nextPage, RIGHT, write } from './paper.ts'

const SIZE = 10
const QUANTITY = { x: LEFT, width: 20 * MM, align: 'right' } as const
const PRODUCT = { x: LEFT + 24 * MM, width: RIGHT - LEFT - 24 * MM }

/** What was asked for and when, a line a product, on as many pages as they need. Gives where they end. */
export function writeRequest(document: PDFKit.PDFDocument, { products, created_at }: OwnQuotation, top: number) {
  const words = `In answer to your request of ${dayText(created_at)} for`
  let y = write(document, words, LEFT, top, { size: 8.5, color: INK_SOFT }) + 2 * MM
  for (const { quantity, model_name, model_num } of products) {
    const product = `${model_name} (${model_num})`
    const height = heightOf(document, product, SIZE, PRODUCT.width)
    if (y + height > BOTTOM) y = nextPage(document)
    write(document, `${countText(quantity)} ×`, QUANTITY.x, y, QUANTITY)
    write(document, product, PRODUCT.x, y, PRODUCT)
    y += height + 1.5 * MM
  }
  return y + 6 * MM
}
