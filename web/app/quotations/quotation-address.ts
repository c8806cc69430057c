export const QUOTATION_HISTORY = '/baltra-bulk-quote'

/** The screen of one of one's own requests. */
export const ownQuotationAddress = (id: number): string => `/single-bulk-history/${id}`
