import { messageOf } from '../notices/message.ts'
import { rupeesText } from '../core/format.ts'

interface Subject {
  model_name: string
  quantity: number
  /** all products; the first is the one above */
  products: readonly unknown[]
}

/** A request was approved, with the total where prices were written. */
export const approvedMessage = ({ model_name, quantity, products, total }: Subject & { total: number | null }) =>
  messageOf(
    model_name,
    (model) =>
      `your bulk quote request for ${pieces(quantity)} of ${model}${others(products)} is approved. ${totalWords(total)}`,
  )

/** A request was rejected. The reason is included as far as there is room. */
export const rejectedMessage = ({ model_name, quantity, products }: Subject, reason: string) =>
  messageOf(
    reason,
    (why, short) =>
      `your bulk quote request for ${pieces(quantity)} of ${short(model_name, 40)}${others(products)} was not accepted. ${why}`,
  )

const totalWords = (total: number | null) => (total === null ? '' : `Total ${rupeesText(total)}.`)
const pieces = (quantity: number) => `${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`
const others = ({ length }: Subject['products']) => (length > 1 ? ` and ${length - 1} more` : '')
