/** How a customer paid: with notes and coins, or by bank, wallet or QR code. */
export const PAYMENT_METHODS = ['cash', 'transfer'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const LONGEST_VOID_REASON = 300

/** Columns by which receipts can be ordered, with `-` in front for descending; the default is the newest first. */
export const PAYMENT_SORTS = ['at', 'amount'] as const
