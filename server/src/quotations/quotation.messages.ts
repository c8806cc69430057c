import { numberIn, rupeesText } from '../platform/core/format.ts'
import { messageOf } from '../notices/message.ts'

interface Subject {
  model_name: string
  quantity: number
  /** all products; the first is the one above */
  products: readonly unknown[]
}

/** A request was approved, with the total where prices were written. */
export const approvedMessage = ({ model_name, quantity: count, products, total }: Subject & { total: number | null }) =>
  messageOf(model_name, (model, { locale, say }) => {
    const [shown, more] = [numberIn(locale, count), numberIn(locale, products.length - 1)]
    const approved =
      products.length > 1
        ? say('quotation_approved_more', { count, shown, model, more })
        : say('quotation_approved', { count, shown, model })
    if (total === null) return approved
    return `${approved} ${say('quotation_total', { total: rupeesText(total, locale) })}`
  })

/** A request was rejected. The reason is included as far as there is room. */
export const rejectedMessage = ({ model_name, quantity: count, products }: Subject, why: string) =>
  messageOf(why, (reason, { locale, short, say }) => {
    const [shown, more] = [numberIn(locale, count), numberIn(locale, products.length - 1)]
    const model = short(model_name, 40)
    return products.length > 1
      ? say('quotation_rejected_more', { count, shown, model, more, reason })
      : say('quotation_rejected', { count, shown, model, reason })
  })
