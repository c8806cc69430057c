import { dayText } from '../core/format.ts'
import { messageOf } from '../notices/message.ts'

/** Staff registered a product for the customer. */
export const registeredMessage = (product: { model_name: string }) =>
  messageOf(
    product.model_name,
    (model) => `your ${model} was registered for you. You will get a message when it is checked.`,
  )

/** A product was approved. */
export const approvedMessage = (
  product: { model_name: string },
  { expiry, points, hasFault = false }: { expiry: string; points: number; hasFault?: boolean },
) =>
  messageOf(product.model_name, (model) => {
    const earned = points > 0 ? ` You earned ${points} points.` : ''
    const repair = hasFault ? ' Your repair is with our service team.' : ''
    return `your ${model} is registered. Warranty until ${dayText(expiry)}.${earned}${repair}`
  })

/** A product was rejected. The reason is included as far as there is room. */
export const rejectedMessage = (product: { serial_number: string }, reason: string) =>
  messageOf(reason, (why, short) => `the registration of ${short(product.serial_number, 40)} was not accepted. ${why}`)
