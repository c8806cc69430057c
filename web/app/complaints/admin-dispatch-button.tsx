import RefreshCw from 'lucide-react/icons/refresh-cw'
import Send from 'lucide-react/icons/send'
import type { ComplaintDetail } from 'contract/complaints'
import { useEffect } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { useMay } from '../office/office-data.ts'
import { useSingleSubmit } from '../forms/use-single-submit.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import type { Dispatched } from './admin-dispatch.ts'

const ALREADY = 'Already dispatched to CRM'

/** Hands the complaint to the CRM, once. */
export function DispatchButton({ complaint }: { complaint: ComplaintDetail }) {
  const { Form, submit, data, state } = useFetcher<() => Promise<Refusal | Dispatched>>()
  const onSubmit = useSingleSubmit(submit)
  const mayDispatch = useMay('complaints.dispatch')
  useEffect(() => {
    if (data) tell(data)
  }, [data])
  if (!mayDispatch) return null
  if (complaint.job_no)
    return (
      <Button size="sm" disabled>
        DISPATCHED TO CRM
      </Button>
    )
  if (complaint.dispatch_state === 'queued') return <CheckAgain />
  const isFailed = complaint.dispatch_state === 'failed'
  return (
    <Form method="post" onSubmit={onSubmit} className="max-sm:w-full">
      <input type="hidden" name="complaint_id" value={complaint.id} />
      <Button
        type="submit"
        size="sm"
        variant="ink"
        disabled={isClosed(complaint)}
        busy={state !== 'idle'}
        busyLabel="Processing…"
        className="max-sm:w-full"
      >
        <Send />
        {isFailed ? 'Dispatch to CRM again' : 'Dispatch to CRM'}
      </Button>
    </Form>
  )
}

/** Nothing more can be done to a stage that is over. */
export const isClosed = ({ status }: ComplaintDetail) => status === 'Completed' || status === 'Cancelled'

function CheckAgain() {
  const revalidator = useRevalidator()
  return (
    <Button
      variant="line"
      size="sm"
      busy={revalidator.state !== 'idle'}
      busyLabel="Looking…"
      onClick={() => void revalidator.revalidate()}
    >
      <RefreshCw />
      Look again
    </Button>
  )
}

function tell(result: Refusal | Dispatched) {
  if (isRefusal(result)) {
    if (result.message === ALREADY) toast.info(ALREADY)
    else toast.error(result.message)
  } else if (result.jobNo) toast.success(result.message, { text: `Job no. ${result.jobNo}` })
  else toast.info(result.message)
}
