import { dayInSms, numberIn } from '../platform/core/format.ts'
import { messageOf } from '../notices/message.ts'

interface Product {
  model_name: string
}

/** A warranty was extended with points. */
export const redeemedMessage = ({ model_name }: Product, { points, expiry }: { points: number; expiry: string }) =>
  messageOf(model_name, (model, { locale, say }) =>
    say('redeemed', { points: numberIn(locale, points), model, day: dayInSms(expiry, locale) }),
  )

/** The reference to name at the shop. */
export const requestedMessage = (
  { model_name }: Product,
  { duration, price, reference }: { duration: number; price: number; reference: string },
) =>
  messageOf(model_name, (model, { locale, say }) =>
    say('requested', { reference, price: numberIn(locale, price), months: numberIn(locale, duration), model }),
  )

/** The shop's receipt was recorded. */
export const settledMessage = ({ model_name }: Product, { expiry }: { expiry: string }) =>
  messageOf(model_name, (model, { locale, say }) => say('settled', { model, day: dayInSms(expiry, locale) }))

/** Staff cancelled it. The reason is included as far as there is room. */
export const cancelledMessage = (reference: string, reason: string, points: number) =>
  messageOf(reason, (why, { locale, say }) =>
    points > 0
      ? say('extension_cancelled_points', { reference, points: numberIn(locale, points), reason: why })
      : say('extension_cancelled', { reference, reason: why }),
  )
