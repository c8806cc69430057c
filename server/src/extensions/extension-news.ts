import { extendWarrantyPath } from 'contract/core/paths'
import type { News } from '../notices/tell-customer.ts'
import { cancelledMessage, redeemedMessage, requestedMessage, settledMessage } from './extension.messages.ts'

interface Product {
  id: number
  customer_id: number
  model_name: string
}

/** A warranty was extended with points. */
export const redeemedNews = (product: Product, gained: { points: number; expiry: string }): News => ({
  ...about(product),
  title: ({ say }) => say('extended_title', {}),
  message: redeemedMessage(product, gained),
})

/** A longer warranty was requested for money: the reference to name at the shop. */
export const requestedNews = (
  product: Product,
  request: { duration: number; price: number; reference: string },
): News => ({
  ...about(product),
  title: ({ say }) => say('requested_title', {}),
  message: requestedMessage(product, request),
  isNeeded: true,
})

/** The shop's receipt was recorded. */
export const settledNews = (product: Product, expiry: string): News => ({
  ...about(product),
  title: ({ say }) => say('extended_title', {}),
  message: settledMessage(product, { expiry }),
  isNeeded: true,
})

/** Staff cancelled it, and points were refunded if there were any. */
export const cancelledNews = (
  product: Product,
  { reference, reason, points }: { reference: string; reason: string; points: number },
): News => ({
  ...about(product),
  title: ({ say }) => say('extension_cancelled_title', {}),
  message: cancelledMessage(reference, reason, points),
  isNeeded: true,
})

const about = ({ id, customer_id }: Product) => ({
  customerId: customer_id,
  kind: 'extension' as const,
  address: extendWarrantyPath(id),
})
