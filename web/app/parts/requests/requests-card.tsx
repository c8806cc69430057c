import { PART_REQUEST_LIST } from 'contract/core/office-paths'
import type { Part } from 'contract/parts/endpoints'
import type { PartRequest } from 'contract/parts/requests'
import { m } from '#messages'
import { DetailCard } from '../../office/detail.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { RequestEntry } from './request-entry.tsx'

export interface RequestsCardProps {
  part: Part
  /** those that are open, as many as are shown */
  requests: readonly PartRequest[]
  total: number
}

/** The open requests for a part; nothing where nobody asks for it. */
export function RequestsCard({ part, requests, total }: RequestsCardProps) {
  if (total === 0) return null
  return (
    <DetailCard title={m.part_requests_open_of_part({ count: whole(total) })}>
      <ul className="divide-y divide-line">
        {requests.map((request) => (
          <RequestEntry key={request.id} request={request} of="part" />
        ))}
      </ul>
      <ButtonLink
        to={`${PART_REQUEST_LIST}?search=${encodeURIComponent(part.number)}`}
        variant="line"
        size="sm"
        className="mt-4"
      >
        {m.part_requests_list()}
      </ButtonLink>
    </DetailCard>
  )
}
