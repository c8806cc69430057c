import { isBoundToCentre, type Role } from 'contract/core/roles'
import { STAFF_ROLES, type StaffRole } from 'contract/users/words'
import { useState } from 'react'
import { m } from '#messages'
import { ROLE_NAME } from '../accounts/role-name.ts'
import { FieldGroup } from '../ui/fields/field-group.tsx'
import { RadioCard } from '../ui/fields/radio-card.tsx'
import { CentreField } from './centre-field.tsx'
import { EngineerField } from './engineer-field.tsx'
import { ReleasedNote } from './released-note.tsx'

const REACH: Record<StaffRole, () => string> = {
  admin: m.users_reach_admin,
  product_incharge: m.users_reach_product,
  service_incharge: m.users_reach_service,
  call_centre: m.users_reach_call_centre,
  centre_incharge: m.users_reach_centre_incharge,
  engineer: m.users_reach_engineer,
}

interface RoleFieldProps {
  stored?: { id: number; role: Role; centre_id: number | null; engineer_id: number | null; engineer_name: string }
  /** who gets the account, where that is known */
  engineer?: { id: number; name: string } | undefined
  errorOf: (field: string) => string | undefined
}

/** The role and the areas it opens, with the service centre of a role that is bound to one, and who an engineer is. */
export function RoleField({ stored, engineer, errorOf }: RoleFieldProps) {
  const first = stored?.role ?? (engineer && 'engineer')
  const [chosen, choose] = useState(first)
  const [centre, chooseCentre] = useState(String(stored?.centre_id ?? ''))
  const isBound = chosen !== undefined && isBoundToCentre(chosen)
  const isOther = chosen !== stored?.role || (isBound && centre !== String(stored?.centre_id ?? ''))
  return (
    <>
      <FieldGroup label={m.users_role()} error={errorOf('role')} className="sm:col-span-2">
        <div className="grid gap-2 sm:grid-cols-2">
          {STAFF_ROLES.map((each) => (
            <RadioCard
              key={each}
              name="role"
              value={each}
              title={ROLE_NAME[each]()}
              text={REACH[each]()}
              defaultChecked={first === each}
              onChange={() => choose(each)}
            />
          ))}
        </div>
      </FieldGroup>
      {chosen === 'engineer' && (
        <EngineerField stored={engineerOf(stored) ?? engineer} error={errorOf('engineer_id')} />
      )}
      {isBound && <CentreField stored={stored?.centre_id} error={errorOf('centre_id')} onChoose={chooseCentre} />}
      {stored && chosen && chosen !== 'customer' && isOther && (
        <ReleasedNote id={stored.id} role={chosen} centre={isBound ? centre : ''} />
      )}
    </>
  )
}

const engineerOf = (stored: RoleFieldProps['stored']) =>
  stored && stored.engineer_id !== null ? { id: stored.engineer_id, name: stored.engineer_name } : undefined
