import { dayInSms, numberIn, rupeesText } from '../platform/core/format.ts'
import { messageOf, type Telling } from '../notices/message.ts'

interface Subject {
  model_name: string
  quantity: number
  /** all products; the first is the one above */
  products: readonly unknown[]
}

/** The link to a quotation. It stays in the SMS whatever room there is: customers by telephone have no other way. */
const toAnswer = (link: string) => ({ link, lead: 'see_and_answer', isNeeded: true }) as const

/** A request was approved, with the total where prices were written, and then with a link to read and answer it. */
export const approvedMessage = (
  { model_name, quantity: count, products, total }: Subject & { total: number | null },
  link?: string,
) => {
  const fill = (model: string, { locale, say }: Telling) => {
    const [shown, more] = [numberIn(locale, count), numberIn(locale, products.length - 1)]
    const approved =
      products.length > 1
        ? say('quotation_approved_more', { count, shown, model, more })
        : say('quotation_approved', { count, shown, model })
    if (total === null) return approved
    return `${approved} ${say('quotation_total', { total: rupeesText(total, locale) })}`
  }
  return messageOf(model_name, fill, link === undefined ? undefined : toAnswer(link))
}

/** The prices of a quotation end soon. */
export const endsMessage = ({ model_name, valid_until }: Subject & { valid_until: string }, link: string) =>
  messageOf(
    model_name,
    (model, { locale, say }) => say('quotation_ends', { model, day: dayInSms(valid_until, locale) }),
    toAnswer(link),
  )

/** A request was rejected. The reason is included as far as there is room. */
export const rejectedMessage = ({ model_name, quantity: count, products }: Subject, why: string) =>
  messageOf(why, (reason, { locale, short, say }) => {
    const [shown, more] = [numberIn(locale, count), numberIn(locale, products.length - 1)]
    const model = short(model_name, 40)
    return products.length > 1
      ? say('quotation_rejected_more', { count, shown, model, more, reason })
      : say('quotation_rejected', { count, shown, model, reason })
  })
