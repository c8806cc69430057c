import { dayText } from '../in-words.ts'
import { smsText } from './sms-text.ts'

/** What the customer hears when staff registered a product for them. */
export const registeredText = (product: { model_name: string }) =>
  smsText(
    product.model_name,
    (model) => `your ${model} was registered for you. You will get a message when it is checked.`,
  )

/** What the customer hears when a product is approved. */
export const approvedText = (product: { model_name: string }, { expiry, points }: { expiry: string; points: number }) =>
  smsText(product.model_name, (model) => {
    const earned = points > 0 ? ` You earned ${points} points.` : ''
    return `your ${model} is registered. Warranty until ${dayText(expiry)}.${earned}`
  })

/** What the customer hears when a product is rejected. The reason is told as far as there is room. */
export const rejectedText = (product: { serial_number: string }, reason: string) =>
  smsText(reason, (why) => `the registration of ${product.serial_number.slice(0, 40)} was not accepted. ${why}`)
