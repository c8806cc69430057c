import { dayText } from '../core/format.ts'
import { messageOf } from '../notices/message.ts'

interface Product {
  model_name: string
}

/** A warranty was extended with points. */
export const redeemedMessage = ({ model_name }: Product, { points, expiry }: { points: number; expiry: string }) =>
  messageOf(model_name, (model) => `you used ${points} points. The warranty of your ${model} ${runsUntil(expiry)}`)

/** The reference to name at the shop. */
export const requestedMessage = (
  { model_name }: Product,
  { duration, price, reference }: { duration: number; price: number; reference: string },
) =>
  messageOf(
    model_name,
    (model) =>
      `${reference} is your reference. Pay Rs. ${price} at a shop for ${duration} months more on your ${model}.`,
  )

/** The shop's receipt was recorded. */
export const settledMessage = ({ model_name }: Product, { expiry }: { expiry: string }) =>
  messageOf(model_name, (model) => `thank you for your payment. The warranty of your ${model} ${runsUntil(expiry)}`)

/** Staff cancelled it. The reason is included as far as there is room. */
export const cancelledMessage = (reference: string, reason: string, points: number) =>
  messageOf(reason, (why) => `the longer warranty ${reference} was cancelled. ${givenBack(points)}${why}`)

const runsUntil = (expiry: string) => `now runs until ${dayText(expiry)}.`
const givenBack = (points: number) => (points > 0 ? `You have your ${points} points back. ` : '')
