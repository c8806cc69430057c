import { OFFICE } from '../../office/office-menu.ts'

export const UNIT_LIST = `${OFFICE}/all-QrProducts-list`
export const ADD_UNIT = `${OFFICE}/add-Qr-Product`
