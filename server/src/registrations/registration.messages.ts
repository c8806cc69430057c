import { dayText, numberIn } from '../platform/core/format.ts'
import { messageOf } from '../notices/message.ts'

/** Staff registered a product for the customer. */
export const registeredMessage = (product: { model_name: string }) =>
  messageOf(product.model_name, (model, { say }) => say('registered', { model }))

/** A product was approved. */
export const approvedMessage = (
  product: { model_name: string },
  { expiry, points, hasFault = false }: { expiry: string; points: number; hasFault?: boolean },
) =>
  messageOf(product.model_name, (model, { locale, say }) =>
    [
      say('approved', { model, day: dayText(expiry, locale) }),
      ...(points > 0 ? [say('approved_points', { points: numberIn(locale, points) })] : []),
      ...(hasFault ? [say('approved_repair', {})] : []),
    ].join(' '),
  )

/** A product was rejected. The reason is included as far as there is room. */
export const rejectedMessage = (product: { serial_number: string }, reason: string) =>
  messageOf(reason, (why, { short, say }) => say('rejected', { serial: short(product.serial_number, 40), reason: why }))

/** A product went over to somebody else. The reason is included as far as there is room. */
export const transferredMessage = (product: { serial_number: string }, reason: string) =>
  messageOf(reason, (why, { short, say }) =>
    say('transferred', { serial: short(product.serial_number, 40), reason: why }),
  )

/** A product stays with its customer although somebody else claimed it. */
export const keptMessage = (product: { model_name: string; serial_number: string }) =>
  messageOf(product.model_name, (model, { short, say }) =>
    say('kept', { model, serial: short(product.serial_number, 40) }),
  )
