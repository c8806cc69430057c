import { may, type Access } from 'contract/core/access'
import type { Role } from 'contract/core/roles'
import { grantsTo } from 'contract/settings/grants'
import { settings } from '../brand/page-settings.ts'

/** Whether a role may use what needs this, by the settings of this installation. */
export const mayHere = (role: Role, access: Access): boolean => may(role, access, grantsTo(settings().decidingRoles))
