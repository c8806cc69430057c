const FOR_CUSTOMERS = ['registration', 'complaint', 'quotation', 'personalisation', 'extension'] as const
const FOR_STAFF = ['mention', 'assigned', 'answer', 'dispatch_failed', 'summary', 'oversight'] as const

/** What a notice is about. */
export const NOTICE_KINDS = [...FOR_CUSTOMERS, ...FOR_STAFF] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** What customers are told about. */
export type CustomerNoticeKind = (typeof FOR_CUSTOMERS)[number]
