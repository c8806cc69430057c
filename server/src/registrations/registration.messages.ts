import { smsText } from './sms-text.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2027-02-28` as `28 Feb 2027` */
export const readableDay = (day: string): string => {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}

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
    return `your ${model} is registered. Warranty until ${readableDay(expiry)}.${earned}`
  })

/** What the customer hears when a product is rejected. The reason is told as far as there is room. */
export const rejectedText = (product: { serial_number: string }, reason: string) =>
  smsText(reason, (why) => `the registration of ${product.serial_number.slice(0, 40)} was not accepted. ${why}`)
