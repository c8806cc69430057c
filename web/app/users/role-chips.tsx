import type { Role } from 'contract/core/roles'
import { STAFF_ROLES } from 'contract/users/words'
import { Link, useLocation } from 'react-router'
import { m } from '#messages'
import { ROLE_NAME } from '../accounts/role-name.ts'
import { useFilter } from '../lists/filters/filters.tsx'
import { TAB_LINK, TAB_STRIP } from '../ui/data/tab-look.ts'
import { whole } from '../ui/format/numbers.ts'

const CHIPS = [
  '',
  'admin',
  'service_incharge',
  'product_incharge',
  'call_centre',
  'centre_incharge',
  'engineer',
] as const

/** All, or those with one role, each with how many there are. What is searched for stays. */
export function RoleChips({ counts }: { counts: Record<Role, number> | undefined }) {
  const { search } = useLocation()
  const chosen = useFilter('role')
  return (
    <nav aria-label={m.users_role()} className={TAB_STRIP}>
      {CHIPS.map((role) => (
        <Link
          key={role}
          to={{ search: withRole(search, role) }}
          aria-current={chosen === role ? 'page' : undefined}
          className={TAB_LINK}
        >
          {role === '' ? m.users_all() : ROLE_NAME[role]()}
          {counts && <span className="text-2xs text-ink-3 tabular-nums">{whole(countOf(counts, role))}</span>}
        </Link>
      ))}
    </nav>
  )
}

/** Part of the filter form, which rewrites the address. */
export function KeptRole() {
  const role = useFilter('role')
  return role ? <input type="hidden" name="role" value={role} /> : null
}

const countOf = (counts: Record<Role, number>, role: (typeof CHIPS)[number]): number =>
  role === '' ? STAFF_ROLES.reduce((sum, each) => sum + counts[each], 0) : counts[role]

function withRole(search: string, role: string): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  if (role) params.set('role', role)
  else params.delete('role')
  return params.toString()
}
