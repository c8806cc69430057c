import type { FurtherGrants } from '../core/access.ts'
import type { DecidingRole, Settings } from './words.ts'

/** What the settings grant to roles beside the table of permissions. */
export const grantsOf = ({ deciding_roles }: Pick<Settings, 'deciding_roles'>): FurtherGrants =>
  grantsTo(deciding_roles)

/** The same of the roles that decide registrations, as a page carries them. */
export const grantsTo = (deciding: readonly DecidingRole[]): FurtherGrants => ({ 'registrations.decide': deciding })
