import { OFFICE } from '../../office/office-menu.ts'

export const ADMIN_PROFILE = `${OFFICE}/admin-profile-information`
