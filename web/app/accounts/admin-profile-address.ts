import { OFFICE } from '../office/office-menu.ts'

export const ADMIN_PROFILE = `${OFFICE}/admin-profile-information`
export const ADMIN_CHANGE_PASSWORD = `${OFFICE}/admin-change-password`
