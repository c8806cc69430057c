import { OFFICE } from '../../office/office-menu.ts'

export const PERSONALISATION_LIST = `${OFFICE}/all/customize-products`

/** The screen of one request in the office. */
export const personalisationAddress = (id: number): string => `${OFFICE}/single/personalization-view/${id}`
