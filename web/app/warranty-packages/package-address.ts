import { OFFICE } from '../office/office-menu.ts'

export const PACKAGE_LIST = `${OFFICE}/all/warranty-package-list`
export const ADD_PACKAGE = `${OFFICE}/add/warranty-package`
export const packageAddress = (id: number): string => `${OFFICE}/edit/warranty-package/${id}`
