import type { Engineer } from 'contract/engineers/endpoints'
import { phoneAccessPath } from 'contract/core/office-paths'
import Smartphone from 'lucide-react/icons/smartphone'
import { m } from '#messages'
import { DetailCard } from '../office/detail.tsx'
import { useMay } from '../office/office-data.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'

/** Whether an engineer has an account for the phone; who may make accounts is led to a new one. */
export function PhoneCard({ engineer: { id, has_account, active } }: { engineer: Engineer }) {
  const mayGive = useMay('users.write')
  return (
    <DetailCard title={m.engineers_phone_access()}>
      <p className="text-xs text-ink-2">{has_account ? m.engineers_phone_given() : m.engineers_phone_none()}</p>
      {!has_account && !mayGive && <p className="mt-2 text-xs text-ink-2">{m.engineers_phone_ask()}</p>}
      {!has_account && mayGive && active && (
        <ButtonLink to={phoneAccessPath(id)} variant="line" size="sm" className="mt-4">
          <Smartphone />
          {m.engineers_phone_give()}
        </ButtonLink>
      )}
    </DetailCard>
  )
}
