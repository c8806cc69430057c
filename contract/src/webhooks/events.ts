type Values = Record<string, unknown>

/** What a change adds to a record: its new values, and the names of further fields whose values are not told. */
const change = (went: Values, now: Values, untold: string[] = []): Values => ({
  ...went,
  ...now,
  changed: [...Object.keys(now), ...untold],
  before: Object.fromEntries(Object.keys(now).map((field) => [field, went[field]])),
})

const REGISTRATION = { id: 118, customer_id: 12, product_id: 7, status: 'Pending', warranty_expiry: null }
const COMPLAINT = {
  id: 45,
  registration_id: 118,
  customer_id: 12,
  centre_id: 3,
  engineer_id: null,
  status: 'Unassigned',
  priority: 'normal',
}
const VISIT = {
  complaint_id: 45,
  customer_id: 12,
  centre_id: 3,
  engineer_id: 9,
  status: 'Engineer Allocated',
  visit_date: '2026-12-02',
  visit_window: '10-13',
}
const QUOTATION = {
  id: 31,
  customer_id: 12,
  status: 'Pending',
  answer: null,
  revision: 1,
  revises: null,
  valid_until: null,
}
const OFFER = { ...QUOTATION, valid_until: '2026-12-31' }
const PERSONALISATION = { id: 8, customer_id: 12, product_id: 7, status: 'pending', quantity: 2 }
const EXTENSION = {
  id: 5,
  registration_id: 118,
  customer_id: 12,
  package_id: 2,
  state: 'awaiting_payment',
  months: 12,
  price: 1500,
  paid_with: 'money',
}
const REVIEW = { id: 64, product_id: 7, customer_id: 12, rating: 4, hidden_at: null }
const PRODUCT = { id: 7, category_id: 1, sub_category_id: 4, price: 2490, stocks: 20, off_sale_at: null }
const CUSTOMER = { id: 12, membership: false, language: 'ne' }

/** The kinds of records, and what can happen to them, with an example of what is told of it. */
const HAPPENINGS = {
  registration: {
    created: REGISTRATION,
    changed: change(REGISTRATION, {}, ['serial_number']),
    decided: change(REGISTRATION, { status: 'Approved', warranty_expiry: '2027-11-30' }),
    deleted: REGISTRATION,
  },
  complaint: {
    created: COMPLAINT,
    changed: change(COMPLAINT, { priority: 'high' }),
    status_changed: change(COMPLAINT, { status: 'Engineer Allocated', engineer_id: 9 }),
    deleted: COMPLAINT,
  },
  visit: {
    scheduled: VISIT,
    changed: change(VISIT, { visit_date: '2026-12-03' }),
    cancelled: change(VISIT, { visit_date: null, visit_window: '' }),
  },
  quotation: {
    created: QUOTATION,
    changed: change(QUOTATION, { valid_until: '2026-12-31' }, ['version']),
    decided: change(OFFER, { status: 'Approved' }),
    answered: change({ ...OFFER, status: 'Approved' }, { answer: 'accepted' }),
    deleted: QUOTATION,
  },
  personalisation: {
    created: PERSONALISATION,
    changed: change(PERSONALISATION, { customer_id: 14 }),
    decided: change(PERSONALISATION, { status: 'approved' }),
    deleted: PERSONALISATION,
  },
  extension: {
    created: EXTENSION,
    changed: change(EXTENSION, { customer_id: 14 }),
    status_changed: change(EXTENSION, { state: 'active' }, ['receipt']),
    deleted: EXTENSION,
  },
  review: {
    created: REVIEW,
    changed: change(REVIEW, { rating: 5 }),
    moderated: change(REVIEW, { hidden_at: '2026-11-30T08:15:00+00:00' }),
    deleted: REVIEW,
  },
  product: {
    created: PRODUCT,
    changed: change(PRODUCT, { price: 2290 }),
    sale_changed: change(PRODUCT, { off_sale_at: '2026-11-30T08:15:00+00:00' }),
    deleted: PRODUCT,
  },
  customer: {
    created: CUSTOMER,
    changed: change(CUSTOMER, {}, ['district', 'city']),
    deleted: CUSTOMER,
  },
} as const satisfies Record<string, Record<string, Values>>

type Happenings = typeof HAPPENINGS

/** The kinds of records of which other systems are told. */
export type EventSubject = keyof Happenings
export const EVENT_SUBJECTS = Object.keys(HAPPENINGS) as EventSubject[]

/** What can happen, over all kinds of records. */
export type Happening = { [S in EventSubject]: keyof Happenings[S] & string }[EventSubject]

/** A type of event that a webhook can be told of, such as `complaint.status_changed`. */
export type EventType = { [S in EventSubject]: `${S}.${keyof Happenings[S] & string}` }[EventSubject]

/** What happens to records of a kind, in the order in which it does. */
export const happeningsOf = (subject: EventSubject): Happening[] => Object.keys(HAPPENINGS[subject]) as Happening[]

export const EVENT_TYPES = EVENT_SUBJECTS.flatMap((subject) =>
  happeningsOf(subject).map((happening) => `${subject}.${happening}`),
) as [EventType, ...EventType[]]

/** Sent by the button that tries a webhook, whatever types it chose. */
export const TEST_EVENT = 'webhook.test'

/** What is sent of an event. */
export interface EventBody {
  type: string
  /** when it happened */
  timestamp: string
  data: Values
}

const AT = '2026-11-30T08:15:00.000Z'

const TOLD: Record<string, Record<string, Values>> = { ...HAPPENINGS, webhook: { test: { webhook_id: 1 } } }

/** An example of what is sent, by type. */
export const EVENT_EXAMPLES: Readonly<Record<string, EventBody>> = Object.fromEntries(
  Object.entries(TOLD).flatMap(([subject, happenings]) =>
    Object.entries(happenings).map(([happening, data]) => {
      const type = `${subject}.${happening}`
      return [type, { type, timestamp: AT, data }]
    }),
  ),
)
