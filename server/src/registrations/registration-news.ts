import { ownedProductPath } from 'contract/core/paths'
import type { News } from '../notices/tell-customer.ts'
import { approvedMessage, registeredMessage, rejectedMessage } from './registration.messages.ts'

interface Subject {
  id: number
  customer_id: number
  model_name: string
  serial_number: string
}

/** Staff registered a product for the customer. */
export const registeredNews = (product: Subject): News => ({
  ...about(product),
  title: 'Product registered',
  message: registeredMessage(product),
})

/** The warranty has begun. */
export const approvedNews = (
  product: Subject,
  gained: { expiry: string; points: number; hasFault: boolean },
): News => ({
  ...about(product),
  title: 'Registration approved',
  message: approvedMessage(product, gained),
})

/** It was rejected, or its approval revoked. */
export const rejectedNews = (product: Subject, reason: string): News => ({
  ...about(product),
  title: 'Registration rejected',
  message: rejectedMessage(product, reason),
})

const about = ({ id, customer_id }: Subject) => ({
  customerId: customer_id,
  kind: 'registration' as const,
  address: ownedProductPath(id),
})
