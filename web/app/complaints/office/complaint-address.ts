import { OFFICE } from '../../office/office-menu.ts'

export const COMPLAINT_LIST = `${OFFICE}/all/products-complaints-list`

/** The screen of one complaint in the office. */
export const complaintAddress = (id: number): string => `${OFFICE}/single-product-complaint/${id}`

/** The form of one complaint in the office. */
export const editComplaintAddress = (id: number): string => `${OFFICE}/edit-product-complaint/${id}`
