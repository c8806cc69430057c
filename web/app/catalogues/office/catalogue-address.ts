import { OFFICE } from '../../office/office-menu.ts'

export const CATALOGUE_LIST = `${OFFICE}/all/e-catalog-list`
export const ADD_CATALOGUE = `${OFFICE}/add/product-catalog`
