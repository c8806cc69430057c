/** Tells other processes that the words of a text to customers changed; no page carries it. */
export const CUSTOMER_TEXTS = 'customer-texts'
