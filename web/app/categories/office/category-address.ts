import { OFFICE } from '../../office/office-menu.ts'

export const CATEGORY_LIST = `${OFFICE}/all-category-List`
export const ADD_CATEGORY = `${OFFICE}/add-category-product`
export const categoryAddress = (id: number): string => `${OFFICE}/edit-category-product/${id}`

export const SUB_CATEGORY_LIST = `${OFFICE}/all-sub-category-List`
export const ADD_SUB_CATEGORY = `${OFFICE}/add-subCategory-product`
export const subCategoryAddress = (id: number): string => `${OFFICE}/edit-sub-category-product/${id}`
