import { OFFICE } from '../office/office-menu.ts'

export const USER_LIST = `${OFFICE}/all-user-List`
export const userAddress = (id: number): string => `${OFFICE}/single-user-view/${id}`

export const ROLE_LIST = `${OFFICE}/all/manage-roles`
export const ADD_ROLE = `${OFFICE}/add-role`
export const roleAddress = (id: number): string => `${OFFICE}/edit-role/${id}`
