const FOR_CUSTOMERS = ['registration', 'complaint', 'quotation', 'personalisation', 'extension'] as const
const FOR_STAFF = ['mention', 'assigned', 'answer', 'dispatch_failed', 'summary', 'oversight'] as const

/** The kinds of notices. */
export const NOTICE_KINDS = [...FOR_CUSTOMERS, ...FOR_STAFF] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** The subjects of customers' notices. */
export type CustomerNoticeKind = (typeof FOR_CUSTOMERS)[number]
