import { OFFICE } from '../../office/office-menu.ts'

export const ENQUIRY_LIST = `${OFFICE}/all-contact-message-List`

/** The screen of one message in the office. */
export const enquiryAddress = (id: number): string => `${OFFICE}/single-view-contact/${id}`
