import type { Locale } from 'contract/core/locale'
import { dayInSms, numberIn } from '../platform/core/format.ts'
import { messageOf } from '../notices/message.ts'

interface Product {
  model_name: string
  serial_number: string | null
}

/** What a product is called in a message: its serial number, or the model while that is not known. */
const nameOf = ({ model_name, serial_number }: Product): string => serial_number ?? model_name

/** Staff registered a product for the customer. */
export const registeredMessage = (product: { model_name: string }) =>
  messageOf(product.model_name, (model, { say }) => say('registered', { model }))

type LinkIn = (locale: Locale) => string

/** Asks for the bill of a product. */
export const billAskedMessage = (product: { model_name: string }, linkIn: LinkIn) =>
  messageOf(product.model_name, (model, { locale, say }) => say('bill_asked', { model, link: linkIn(locale) }))

/** Asks for it once more. */
export const billReminderMessage = (product: { model_name: string }, linkIn: LinkIn) =>
  messageOf(product.model_name, (model, { locale, say }) => say('bill_reminder', { model, link: linkIn(locale) }))

/** A product was approved. */
export const approvedMessage = (
  product: { model_name: string },
  { expiry, points }: { expiry: string; points: number },
) =>
  messageOf(product.model_name, (model, { locale, say }) =>
    [
      say('approved', { model, day: dayInSms(expiry, locale) }),
      ...(points > 0 ? [say('approved_points', { points: numberIn(locale, points) })] : []),
    ].join(' '),
  )

/** A product was rejected. The reason is included as far as there is room. */
export const rejectedMessage = (product: Product, reason: string) =>
  messageOf(reason, (why, { short, say }) => say('rejected', { serial: short(nameOf(product), 40), reason: why }))

/** A product went over to somebody else. The reason is included as far as there is room. */
export const transferredMessage = (product: Product, reason: string) =>
  messageOf(reason, (why, { short, say }) => say('transferred', { serial: short(nameOf(product), 40), reason: why }))

/** A product stays with its customer although somebody else claimed it. */
export const keptMessage = (product: Product) =>
  messageOf(product.model_name, (model, { short, say }) => say('kept', { model, serial: short(nameOf(product), 40) }))

/** Another appliance was given in place of a product. */
export const replacedMessage = (product: Product) =>
  messageOf(product.model_name, (model, { short, say }) =>
    say('replaced', { model, serial: short(nameOf(product), 40) }),
  )
