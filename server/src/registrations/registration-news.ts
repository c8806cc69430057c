import { ownedProductPath } from 'contract/core/paths'
import { m } from 'contract/messages'
import type { News } from '../notices/tell-customer.ts'
import {
  approvedMessage,
  keptMessage,
  registeredMessage,
  rejectedMessage,
  transferredMessage,
} from './registration.messages.ts'

interface Subject {
  id: number
  customer_id: number
  model_name: string
  serial_number: string
}

/** Staff registered a product for the customer. */
export const registeredNews = (product: Subject): News => ({
  ...about(product),
  title: (locale) => m.notices_registered_title({}, { locale }),
  message: registeredMessage(product),
})

/** The warranty has begun. */
export const approvedNews = (
  product: Subject,
  gained: { expiry: string; points: number; hasFault: boolean },
): News => ({
  ...about(product),
  title: (locale) => m.notices_approved_title({}, { locale }),
  message: approvedMessage(product, gained),
})

/** It was rejected, or its approval revoked. */
export const rejectedNews = (product: Subject, reason: string): News => ({
  ...about(product),
  title: (locale) => m.notices_rejected_title({}, { locale }),
  message: rejectedMessage(product, reason),
})

/** It went over to somebody else who claimed the product. */
export const transferredNews = (product: Subject, reason: string): News => ({
  ...about(product),
  title: (locale) => m.notices_transferred_title({}, { locale }),
  message: transferredMessage(product, reason),
})

/** Somebody else claimed the product, and it stays where it is. */
export const keptNews = (product: Subject): News => ({
  ...about(product),
  title: (locale) => m.notices_kept_title({}, { locale }),
  message: keptMessage(product),
})

const about = ({ id, customer_id }: Subject) => ({
  customerId: customer_id,
  kind: 'registration' as const,
  address: ownedProductPath(id),
})
