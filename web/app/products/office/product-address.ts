import { OFFICE } from '../../office/office-menu.ts'

export const PRODUCT_LIST = `${OFFICE}/all-products-list`
export const ADD_PRODUCT = `${OFFICE}/add-product`
export const editProductAddress = (id: number): string => `${OFFICE}/edit-product/${id}`
export const productViewAddress = (id: number): string => `${OFFICE}/single-product-view/${id}`
