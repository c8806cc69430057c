import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { dateTime } from '../../ui/format/dates.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { isClosed } from './dispatch-button.tsx'

const LOOK_EVERY_MS = 5_000

/** How the dispatch stands, and why the button is as it is. */
export function DispatchNote({ complaint }: { complaint: ComplaintDetail }) {
  const { dispatch_state: state, dispatch_error: error, dispatched_at, job_no } = complaint
  useLookAgainWhile(state === 'queued' && !job_no)
  if (job_no)
    return (
      <Note className="mt-5">
        Dispatched {dateTime(dispatched_at)} under job no. {job_no}. The CRM tells each further step.
      </Note>
    )
  if (state === 'queued')
    return (
      <Note className="mt-5" title="On its way to the CRM">
        {error ? `The last try failed: ${error}. ` : ''}It is sent again by itself. The job number appears here.
      </Note>
    )
  if (isClosed(complaint))
    return <Note className="mt-5">This complaint is closed, so it cannot be dispatched any more.</Note>
  if (state === 'failed')
    return (
      <Note className="mt-5" tone="error" title="The CRM did not take it">
        {error || 'It gave no reason.'} Dispatch it again when this is mended.
      </Note>
    )
  return <Note className="mt-5">The service centre gets it with the dispatch. This can’t be undone.</Note>
}

/** The answer of the CRM comes without a press. */
function useLookAgainWhile(waiting: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [waiting, revalidate])
}
