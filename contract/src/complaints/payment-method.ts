import { m } from 'contract/messages'
import { z } from 'zod'
import { PAYMENT_METHODS } from './payment-words.ts'

/** How a customer paid; without it, in cash. */
export const paymentMethod = z.enum(PAYMENT_METHODS, { error: m.payments_choose_method }).default('cash')
