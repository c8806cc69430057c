/** What a notice is about. */
export const NOTICE_KINDS = ['registration', 'complaint', 'quotation', 'personalisation', 'extension'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]
