/**
 * What customers are told, by occasion: each text is the message `notices_…` of the same name, with the places it must have.
 * Its words, its other places and its plural forms are those of the message (`templates.ts`).
 */
const BY_OCCASION = {
  account: {
    code_register: ['code'],
    code_reset: ['code'],
    code_number: ['code'],
    code_close: ['code'],
    account_added: ['link'],
    number_changed: ['ending'],
    number_new: [],
    number_entered: ['ending', 'link'],
    accounts_joined: ['ending'],
    account_closed: [],
  },
  registration: {
    registered: [],
    registered_title: [],
    bill_asked: ['link'],
    bill_reminder: ['link'],
    approved: ['day'],
    approved_points: ['points'],
    approved_title: [],
    rejected: ['reason'],
    rejected_title: [],
    transferred: ['reason'],
    transferred_title: [],
    kept: [],
    kept_title: [],
    replaced: ['serial'],
    replaced_title: [],
  },
  complaint: {
    filed: [],
    filed_title: [],
    dispatched: ['job'],
    dispatched_title: [],
    completed: [],
    completed_job: [],
    completed_title: [],
    reopened: [],
    reopened_title: [],
    written: ['text'],
    written_job: ['text'],
    written_title: [],
    merged: [],
    merged_job: [],
    merged_title: [],
    separated: [],
    separated_job: [],
    separated_title: [],
    estimate: ['total', 'day'],
    estimate_title: [],
  },
  visit: {
    visit: ['technician', 'day'],
    visit_day: ['day'],
    visit_technician: ['technician'],
    visit_title: [],
    visit_off: [],
    visit_off_title: [],
    visit_tomorrow: ['technician', 'day'],
    visit_tomorrow_day: ['day'],
    visit_tomorrow_title: [],
    set_out: ['technician'],
    set_out_title: [],
  },
  extension: {
    redeemed: ['day'],
    requested: ['reference', 'price'],
    requested_title: [],
    settled: ['day'],
    extended_title: [],
    extension_cancelled: ['reason'],
    extension_cancelled_points: ['points', 'reason'],
    extension_cancelled_title: [],
  },
  quotation: {
    quotation_approved: [],
    quotation_approved_more: [],
    quotation_total: ['total'],
    quotation_approved_title: [],
    quotation_rejected: ['reason'],
    quotation_rejected_more: ['reason'],
    quotation_rejected_title: [],
    quotation_ends: ['day'],
    quotation_ends_title: [],
  },
  lettering: {
    lettering_approved: [],
    lettering_approved_title: [],
    lettering_rejected: ['reason'],
    lettering_rejected_title: [],
  },
  paper: {
    paper_certificate_until: [],
    paper_certificate_check: [],
    paper_certificate_end: [],
    paper_quotation_unpriced: [],
    paper_quotation_prices: [],
    paper_quotation_hold: ['day'],
    paper_quotation_terms: [],
    paper_job_declaration: [],
  },
  email: {
    email_greeting: [],
    email_open: [],
    email_reason: [],
    email_contact: ['phone'],
    email_stop: [],
  },
  link: {
    follow: [],
    read_and_answer: [],
    see_and_answer: [],
    does_it_work: [],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>

/** When customers get a text. */
export type TextOccasion = keyof typeof BY_OCCASION
export const TEXT_OCCASIONS = Object.keys(BY_OCCASION) as TextOccasion[]

/** The name of a text: that of its message without `notices_`. */
export type TextKey = { [Occasion in TextOccasion]: keyof (typeof BY_OCCASION)[Occasion] }[TextOccasion]

const ALL = TEXT_OCCASIONS.flatMap((occasion) =>
  Object.entries<readonly string[]>(BY_OCCASION[occasion]).map(([key, needed]) => ({
    key: key as TextKey,
    occasion,
    needed,
  })),
)

export const TEXT_KEYS = ALL.map(({ key }) => key) as [TextKey, ...TextKey[]]

const traits = new Map(ALL.map((text) => [text.key, text]))

/** When customers get it, and which places it must have. */
export const traitsOf = (key: TextKey): { occasion: TextOccasion; needed: readonly string[] } => traits.get(key)!

/**
 * Where a text is read: in an SMS and in its notice, in an SMS alone, as the title of a notice, before the link at the end
 * of an SMS, in every e-mail around its notice, or on a paper that is printed.
 */
export const TEXT_USES = ['message', 'sms', 'title', 'lead', 'email', 'paper'] as const
export type TextUse = (typeof TEXT_USES)[number]

export function usedAs(key: TextKey): TextUse {
  if (key.endsWith('_title')) return 'title'
  const { occasion } = traitsOf(key)
  if (occasion === 'link') return 'lead'
  if (occasion === 'email' || occasion === 'paper') return occasion
  return occasion === 'account' || key.startsWith('bill_') ? 'sms' : 'message'
}

/** Whether a text is part of an SMS; titles and words of e-mails can be tried by e-mail instead. */
export const isInSms = (key: TextKey): boolean => !['title', 'email', 'paper'].includes(usedAs(key))

/** Whether its SMS keeps the link at its end whatever room there is. */
export const keepsLink = (key: TextKey): boolean =>
  key === 'see_and_answer' ||
  key === 'estimate' ||
  key === 'visit' ||
  key === 'visit_day' ||
  key === 'visit_tomorrow' ||
  key === 'visit_tomorrow_day' ||
  (traits.get(key)?.occasion === 'quotation' && !key.startsWith('quotation_rejected'))

/** How many SMS parts more than usual the text may take: what a person wrote goes with it, or a link that it keeps. */
export const furtherParts = (key: TextKey): number =>
  keepsLink(key) || ['written', 'written_job', 'read_and_answer'].includes(key) ? 1 : 0

/** The longest text of each use, as it is typed. */
export const TEXT_MAX: Record<TextUse, number> = { message: 300, sms: 300, title: 80, lead: 30, email: 200, paper: 500 }

/** The kind of value that fills each place. */
export const PLACE_KINDS = {
  brand: 'text',
  code: 'code',
  day: 'day',
  ending: 'number',
  id: 'number',
  job: 'code',
  link: 'link',
  minutes: 'number',
  model: 'text',
  months: 'number',
  more: 'number',
  name: 'text',
  phone: 'phone',
  points: 'number',
  price: 'money',
  product: 'text',
  reason: 'text',
  reference: 'code',
  serial: 'code',
  shown: 'number',
  technician: 'text',
  text: 'text',
  topic: 'text',
  total: 'money',
} as const
export type PlaceName = keyof typeof PLACE_KINDS
export type PlaceKind = (typeof PLACE_KINDS)[PlaceName]

/** The fields of a text: one in each language, and one more in each for a single piece where that reads differently. */
export const TEXT_FIELDS = ['en', 'en_one', 'ne', 'ne_one'] as const
export type TextField = (typeof TEXT_FIELDS)[number]

/** The record whose values a preview shows. */
export const TEXT_RECORDS = ['complaint', 'registration', 'extension', 'quotation', 'personalisation'] as const
export type TextRecord = (typeof TEXT_RECORDS)[number]

/** Papers with words that the owner of an installation changes. */
const TEXT_PAPERS = ['certificate', 'quotation', 'job'] as const
export type TextPaper = (typeof TEXT_PAPERS)[number]

/** The document a text is printed on; undefined if none. */
export const paperOf = (key: TextKey): TextPaper | undefined =>
  TEXT_PAPERS.find((paper) => key.startsWith(`paper_${paper}_`))

/** Whether a part of an address is the name of a text. */
export const isTextKey = (name: string): name is TextKey => traits.has(name as TextKey)
