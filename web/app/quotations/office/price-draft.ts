import type { QuotationDetail } from 'contract/quotations/endpoints'
import type { QuotationStatus } from 'contract/quotations/words'
import { latinDigits } from 'contract/core/texts/digits'

/** A price line as it is typed. */
export interface LineDraft {
  /** names its fields, whatever is added or removed around it */
  key: string
  description: string
  quantity: string
  unit_price: string
}

/** An offer being typed, and the stored one it is based on. */
export interface PriceDraft {
  lines: readonly LineDraft[]
  valid_until: string
  seen_status: QuotationStatus
  seen_version: number
}

/** The stored offer; without one, a line per requested product. */
export const draftOf = (quotation: QuotationDetail): PriceDraft => ({
  lines: quotation.lines.length > 0 ? quotation.lines.map(storedLine) : quotation.products.map(proposedLine),
  valid_until: quotation.valid_until ?? '',
  seen_status: quotation.status,
  seen_version: quotation.version,
})

export const emptyLine = (key: string): LineDraft => ({ key, description: '', quantity: '1', unit_price: '' })

/** A line with only a quantity is not sent. */
export const isBlank = ({ description, unit_price }: LineDraft): boolean =>
  description.trim() === '' && unit_price.trim() === ''

/** The total of a line, or undefined while its numbers are invalid. */
export function amountOf({ quantity, unit_price }: Pick<LineDraft, 'quantity' | 'unit_price'>): number | undefined {
  const [pieces, price] = [plainNumber(quantity), plainNumber(unit_price)]
  return /^\d{1,7}$/.test(pieces) && /^\d{1,8}$/.test(price) ? Number(pieces) * Number(price) : undefined
}

/** The total of the lines with valid numbers. */
export const totalOf = (lines: readonly LineDraft[]): number =>
  lines.reduce((sum, line) => sum + (amountOf(line) ?? 0), 0)

/** A number as the server takes it: `1,25,000` without its commas. */
export const plainNumber = (text: string): string => latinDigits(text).replace(/[,\s]/g, '')

/** Whether two drafts say the same, whatever their lines are called. */
export const saysTheSame = (one: PriceDraft, other: PriceDraft): boolean => said(one) === said(other)

const said = ({ lines, valid_until }: PriceDraft): string =>
  JSON.stringify([
    valid_until,
    ...lines.map(({ description, quantity, unit_price }) => [
      description.trim(),
      plainNumber(quantity),
      plainNumber(unit_price),
    ]),
  ])

const storedLine = (line: QuotationDetail['lines'][number], index: number): LineDraft => ({
  key: `stored${index}`,
  description: line.description,
  quantity: String(line.quantity),
  unit_price: String(line.unit_price),
})

const proposedLine = (
  { model_name, model_num, quantity, product_price }: QuotationDetail['products'][number],
  index: number,
): LineDraft => ({
  key: `proposed${index}`,
  description: `${model_name} (${model_num})`.slice(0, 200),
  quantity: String(quantity),
  unit_price: product_price === null ? '' : String(product_price),
})
