import { messageOf } from '../notices/message.ts'

interface Subject {
  product_name: string
  /** the lettering */
  text: string
}

/** A request was approved. */
export const approvedMessage = ({ product_name, text }: Subject) =>
  messageOf(product_name, (product, short) => `your lettering “${short(text, 20)}” is approved for ${product}.`)

/** A request was rejected. The reason is included as far as there is room. */
export const rejectedMessage = ({ product_name, text }: Subject, reason: string) =>
  messageOf(
    reason,
    (why, short) => `your lettering “${short(text, 20)}” for ${short(product_name, 30)} was not accepted. ${why}`,
  )
