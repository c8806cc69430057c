import { OFFICE } from '../../office/office-menu.ts'

export const QUOTATION_LIST = `${OFFICE}/all/bulk-quote-products`

/** The screen of one request in the office. */
export const quotationAddress = (id: number): string => `${OFFICE}/single/bulk-quote-view/${id}`
