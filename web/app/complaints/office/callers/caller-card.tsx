import { ADD_COMPLAINT, customerPath } from 'contract/core/office-paths'
import type { CallersData } from 'contract/complaints/callers'
import type { EnquiryRow } from 'contract/enquiries/endpoints'
import UserRound from 'lucide-react/icons/user-round'
import { m } from '#messages'
import { brand } from '../../../brand/brand.tsx'
import { useMay } from '../../../office/office-data.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { districtName } from '../../../ui/format/district-name.ts'

export interface CallerCardProps {
  caller: CallersData
  /** the message that the complaint is made of */
  enquiry: Pick<EnquiryRow, 'id'> | undefined
}

/** The caller: name, number and place, with a link to choose somebody else. */
export function CallerCard({ caller, enquiry }: CallerCardProps) {
  const maySee = useMay('customers.read')
  const name = `${caller.firstname} ${caller.lastname}`
  return (
    <Card className="mt-6 flex max-w-2xl flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <UserRound className="size-5 shrink-0 text-ink-3" aria-hidden />
      <div className="min-w-0 grow basis-48">
        <h2 className="flex flex-wrap items-center gap-2 text-sm font-semibold break-words">
          {maySee ? <TextLink to={customerPath(caller.id)}>{name}</TextLink> : name}
          {!caller.claimed && <Badge tone="wait">{m.customers_unclaimed()}</Badge>}
        </h2>
        <p className="text-xs break-words text-ink-2 tabular-nums">
          {[
            `${brand.phonePrefix} ${caller.contact}`,
            caller.customerAddress,
            caller.city,
            districtName(caller.district),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <ButtonLink to={enquiry ? `${ADD_COMPLAINT}?enquiry=${enquiry.id}` : ADD_COMPLAINT} variant="line" size="sm">
        {m.callers_someone_else()}
      </ButtonLink>
    </Card>
  )
}
