import { ownedProductPath } from 'contract/core/paths'
import type { News } from '../notices/tell-customer.ts'
import {
  approvedMessage,
  keptMessage,
  registeredMessage,
  rejectedMessage,
  replacedMessage,
  transferredMessage,
} from './registration.messages.ts'

interface Subject {
  id: number
  customer_id: number
  model_name: string
  /** null while it is not known */
  serial_number: string | null
}

/** Staff registered a product for the customer. */
export const registeredNews = (product: Subject): News => ({
  ...about(product),
  title: ({ say }) => say('registered_title', {}),
  message: registeredMessage(product),
})

/** The warranty has begun. */
export const approvedNews = (product: Subject, gained: { expiry: string; points: number }): News => ({
  ...about(product),
  title: ({ say }) => say('approved_title', {}),
  message: approvedMessage(product, gained),
})

/** It was rejected, or its approval revoked. */
export const rejectedNews = (product: Subject, reason: string): News => ({
  ...about(product),
  title: ({ say }) => say('rejected_title', {}),
  message: rejectedMessage(product, reason),
})

/** The warranty goes on with another appliance. */
export const replacedNews = (product: Subject): News => ({
  ...about(product),
  title: ({ say }) => say('replaced_title', {}),
  message: replacedMessage(product),
})

/** It went over to somebody else who claimed the product. */
export const transferredNews = (product: Subject, reason: string): News => ({
  ...about(product),
  title: ({ say }) => say('transferred_title', {}),
  message: transferredMessage(product, reason),
  isNeeded: true,
})

/** Somebody else claimed the product, and it stays where it is. */
export const keptNews = (product: Subject): News => ({
  ...about(product),
  title: ({ say }) => say('kept_title', {}),
  message: keptMessage(product),
})

const about = ({ id, customer_id }: Subject) => ({
  customerId: customer_id,
  kind: 'registration' as const,
  address: ownedProductPath(id),
})
