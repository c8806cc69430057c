import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { isClosed } from 'contract/complaints/words'
import type { PartRequest } from 'contract/parts/requests'
import PackagePlus from 'lucide-react/icons/package-plus'
import { useId } from 'react'
import { m } from '#messages'
import { useMay } from '../../office/office-data.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { AskDialog } from './ask-dialog.tsx'
import { RequestEntry } from './request-entry.tsx'

export interface RequestsPartProps {
  complaint: ComplaintDetail
  requests: readonly PartRequest[]
}

/** The parts that a repair waits for, in the card of a complaint's work; a dialog asks for more. */
export function RequestsPart({ complaint, requests }: RequestsPartProps) {
  const { start, opened } = useOpening()
  const mayAsk = useMay('complaints.write') && !isClosed(complaint.status)
  const id = useId()
  if (!mayAsk && requests.length === 0) return null
  return (
    <section aria-labelledby={id} className="px-5 py-3.5">
      <h3 id={id} className="text-xs font-semibold">
        {m.parts_list()}
      </h3>
      {requests.length === 0 ? (
        <p className="mt-1.5 text-xs text-ink-2">{m.part_requests_none()}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {requests.map((request) => (
            <RequestEntry key={request.id} request={request} of="complaint" />
          ))}
        </ul>
      )}
      {mayAsk && (
        <div className="mt-2.5">
          <Button variant="line" size="sm" aria-haspopup="dialog" onClick={start}>
            <PackagePlus />
            {m.part_requests_ask()}
          </Button>
        </div>
      )}
      {opened((opening) => (
        <AskDialog {...opening} complaint={complaint} />
      ))}
    </section>
  )
}
