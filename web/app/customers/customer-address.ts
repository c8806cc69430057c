import { OFFICE } from '../office/office-menu.ts'

export const CUSTOMER_LIST = `${OFFICE}/all-customer-List`

/** The screen of one customer in the office. */
export const customerAddress = (id: number): string => `${OFFICE}/single-customer-view/${id}`
