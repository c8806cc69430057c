import { smsText } from '../registrations/sms-text.ts'

interface Subject {
  product_name: string
  /** the lettering */
  text: string
}

/** What the customer hears when a request is approved. */
export const approvedText = ({ product_name, text }: Subject) =>
  smsText(product_name, (product) => `your lettering “${shown(text)}” is approved for ${product}.`)

/** What the customer hears when a request is rejected. The reason is told as far as there is room. */
export const rejectedText = ({ product_name, text }: Subject, reason: string) =>
  smsText(reason, (why) =>
    `your lettering “${shown(text)}” for ${short(product_name, 30)} was not accepted. ${why}`.trimEnd(),
  )

const shown = (text: string) => short(text, 20)
/** Cut between characters, never through one. */
const short = (text: string, length: number) =>
  (new RegExp(`^.{0,${length}}`, 'u').exec(text.replace(/\s+/g, ' '))?.[0] ?? '').trim()
