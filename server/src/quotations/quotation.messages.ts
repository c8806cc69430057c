import { messageOf } from '../notices/message.ts'
import { rupeesText } from '../core/format.ts'

interface Subject {
  model_name: string
  quantity: number
  /** all that is asked for; the first is the one above */
  products: readonly unknown[]
}

/** What the customer hears when a request is approved, with what it costs where prices are written. */
export const approvedMessage = ({ model_name, quantity, products, total }: Subject & { total: number | null }) =>
  messageOf(
    model_name,
    (model) =>
      `your bulk quote request for ${pieces(quantity)} of ${model}${others(products)} is approved. ${totalWords(total)}`,
  )

/** What the customer hears when a request is rejected. The reason is told as far as there is room. */
export const rejectedMessage = ({ model_name, quantity, products }: Subject, reason: string) =>
  messageOf(
    reason,
    (why, short) =>
      `your bulk quote request for ${pieces(quantity)} of ${short(model_name, 40)}${others(products)} was not accepted. ${why}`,
  )

const totalWords = (total: number | null) => (total === null ? '' : `Total ${rupeesText(total)}.`)
const pieces = (quantity: number) => `${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`
const others = ({ length }: Subject['products']) => (length > 1 ? ` and ${length - 1} more` : '')
