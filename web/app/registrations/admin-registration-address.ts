import { OFFICE } from '../office/office-menu.ts'

export const REGISTRATION_LIST = `${OFFICE}/all-customer-products-list`

/** The screen of one registration in the office. */
export const registrationAddress = (id: number): string => `${OFFICE}/single-customer-product-list/${id}`
