import { OFFICE } from '../../office/office-menu.ts'

export const REGISTRATION_LIST = `${OFFICE}/all-customer-products-list`

/** The screen of one registration in the office. */
export const registrationAddress = (id: number): string => `${OFFICE}/single-customer-product-list/${id}`

/** What goes with a registration; asked before it is deleted. */
export const DELETED_WITH_IT = 'It leaves its customer, with its warranty.'

/** The form at the counter. */
export const ADD_REGISTRATION = `${OFFICE}/add/customer-product`
