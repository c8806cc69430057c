import RefreshCw from 'lucide-react/icons/refresh-cw'
import { isClosed } from 'contract/complaints/words'
import Send from 'lucide-react/icons/send'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { useEffect } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { m } from '#messages'
import { isRefusal, type Refusal } from '../../../forms/refusal.ts'
import { useMay } from '../../../office/office-data.ts'
import { useSingle } from '../../../forms/use-single.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { useOpening } from '../../../ui/overlays/use-opening.ts'
import { DispatchDialog } from './dispatch-dialog.tsx'
import { dispatchWords, hasCrm, lacksCentre } from './dispatch-words.ts'
import type { Dispatched } from './dispatch.ts'

/** Hands the complaint to the CRM or its service centre, once. */
export function DispatchButton({ complaint }: { complaint: ComplaintDetail }) {
  const { submit, data, state } = useFetcher<() => Promise<Refusal | Dispatched>>()
  const single = useSingle()
  const { times, start, onOpenChange, open } = useOpening()
  const mayDispatch = useMay('complaints.dispatch')
  useEffect(() => {
    if (!data) return
    tell(data)
    onOpenChange(false)
    // Once an answer, however often the page around draws itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])
  if (!mayDispatch) return null
  const words = dispatchWords()
  // It has a number, and is with nobody.
  if (complaint.job_no && lacksCentre(complaint)) return null
  if (complaint.job_no)
    return (
      <Button size="sm" disabled>
        {words.done()}
      </Button>
    )
  if (complaint.dispatch_state === 'queued' && hasCrm()) return <CheckAgain />
  const isFailed = complaint.dispatch_state === 'failed'
  return (
    <>
      <Button
        size="sm"
        variant="ink"
        disabled={isClosed(complaint.status) || lacksCentre(complaint)}
        busy={state !== 'idle'}
        busyLabel={m.complaints_office_processing()}
        onClick={start}
        className="max-sm:w-full"
      >
        <Send />
        {isFailed && hasCrm() ? m.complaints_office_dispatch_again() : words.verb()}
      </Button>
      {times > 0 && (
        <DispatchDialog
          key={times}
          complaint={complaint}
          open={open}
          onOpenChange={onOpenChange}
          busy={state !== 'idle'}
          onConfirm={() =>
            single(() =>
              submit({ complaint_id: complaint.id, to_centre: 'true', intent: 'dispatch' }, { method: 'post' }),
            )
          }
        />
      )}
    </>
  )
}

function CheckAgain() {
  const revalidator = useRevalidator()
  return (
    <Button
      variant="line"
      size="sm"
      busy={revalidator.state !== 'idle'}
      busyLabel={m.complaints_office_looking()}
      onClick={() => void revalidator.revalidate()}
    >
      <RefreshCw />
      {m.complaints_office_look_again()}
    </Button>
  )
}

function tell(result: Refusal | Dispatched) {
  if (isRefusal(result)) {
    if (result.code === 'already_dispatched') toast.info(result.message)
    else toast.error(result.message)
  } else if (result.jobNo) toast.success(result.message, { text: m.complaints_office_job_no({ number: result.jobNo }) })
  else toast.info(result.message)
}
