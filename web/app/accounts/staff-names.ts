import type { Role } from 'contract/core/roles'
import { ROLE_NAME } from './role-name.ts'

interface Colleague {
  id: number
  name: string
  role: Role
}

/** Members of staff as they are chosen: with the role where two have one name. */
export const staffNames = (staff: readonly Colleague[]): { id: number; name: string }[] =>
  staff.map(({ id, name, role }) => ({
    id,
    name: staff.filter((other) => other.name === name).length > 1 ? `${name} (${ROLE_NAME[role]()})` : name,
  }))
