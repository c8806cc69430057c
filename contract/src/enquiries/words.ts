import type { AskedFields } from '../core/conditions.ts'

/** Whether a message was opened, whether or not it was answered. */
export const ENQUIRY_STATUSES = ['unread', 'read'] as const

/** The state of a message: waiting, answered, or needing no answer. In the order of the work. */
export const ENQUIRY_STATES = ['open', 'answered', 'closed'] as const
export type EnquiryState = (typeof ENQUIRY_STATES)[number]

/** The topic of a message, as staff sort it. */
export const ENQUIRY_KINDS = ['question', 'complaint', 'quotation', 'dealer', 'number'] as const
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]

/** By which way a message was answered: `sms` and `mail` are sent from here, the others were only written down. */
export const ANSWER_WAYS = ['phone', 'email', 'sms', 'mail'] as const
export type AnswerWay = (typeof ANSWER_WAYS)[number]

/** Whether an answer by this way leaves from here. */
export const isSentFromHere = (way: AnswerWay): way is 'sms' | 'mail' => way === 'sms' || way === 'mail'

/** Filter by owner: one's own, or open messages without one. */
export const ENQUIRY_ASSIGNED = ['mine', 'no_owner'] as const

/** The longest answer that is kept. */
export const ENQUIRY_ANSWER_MAX = 1000

/** The most parts in which an answer goes out as an SMS. */
export const ENQUIRY_SMS_PARTS = 3

/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const ENQUIRY_SORTS = ['name', 'email', 'state', 'owner', 'created'] as const

/** The fields the list can be filtered by. */
export const ENQUIRY_FIELDS = {
  state: { kind: 'choice', values: ENQUIRY_STATES },
  kind: { kind: 'choice', values: ENQUIRY_KINDS },
  owner_id: { kind: 'choice', optional: true, digits: true },
  status: { kind: 'choice', values: ENQUIRY_STATUSES },
  name: { kind: 'text' },
  phone: { kind: 'text' },
  email: { kind: 'text' },
} as const satisfies AskedFields
