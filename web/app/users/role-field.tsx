import { STAFF_ROLES, type StaffRole } from 'contract/users/words'
import { m } from '#messages'
import { ROLE_NAME } from '../accounts/role-name.ts'
import { FieldGroup } from '../ui/fields/field-group.tsx'
import { RadioCard } from '../ui/fields/radio-card.tsx'

const REACH: Record<StaffRole, () => string> = {
  admin: m.users_reach_admin,
  product_incharge: m.users_reach_product,
  service_incharge: m.users_reach_service,
}

/** The role, and the areas it opens. */
export const RoleField = ({ role, error }: { role?: string; error: string | undefined }) => (
  <FieldGroup label={m.users_role()} error={error} className="sm:col-span-2">
    <div className="grid gap-2 sm:grid-cols-3">
      {STAFF_ROLES.map((each) => (
        <RadioCard
          key={each}
          name="role"
          value={each}
          title={ROLE_NAME[each]()}
          text={REACH[each]()}
          defaultChecked={role === each}
        />
      ))}
    </div>
  </FieldGroup>
)
