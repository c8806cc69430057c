import { messageOf } from '../notices/message.ts'

interface Subject {
  product_name: string
  /** the lettering */
  text: string
}

/** A request was approved. */
export const approvedMessage = ({ product_name, text }: Subject) =>
  messageOf(product_name, (product, { short, say }) => say('lettering_approved', { text: short(text, 20), product }))

/** A request was rejected. The reason is included as far as there is room. */
export const rejectedMessage = ({ product_name, text }: Subject, why: string) =>
  messageOf(why, (reason, { short, say }) =>
    say('lettering_rejected', { text: short(text, 20), product: short(product_name, 30), reason }),
  )
