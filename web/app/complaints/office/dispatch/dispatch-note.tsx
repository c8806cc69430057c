import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { isClosed } from 'contract/complaints/words'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { dateTime } from '../../../ui/format/dates.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { useMay } from '../../../office/office-data.ts'
import { dispatchWords, hasCrm, lacksCentre } from './dispatch-words.ts'

const LOOK_EVERY_MS = 5_000

/** The state of the dispatch, and why its button is disabled. */
export function DispatchNote({ complaint }: { complaint: ComplaintDetail }) {
  const { dispatch_state: state, dispatch_error: error, dispatched_at, job_no } = complaint
  const mayDispatch = useMay('complaints.dispatch')
  const words = dispatchWords()
  useLookAgainWhile(state === 'queued' && !job_no)
  if (job_no && lacksCentre(complaint) && !isClosed(complaint.status))
    return <Note className="mt-5">{m.complaints_office_numbered_without_centre({ number: job_no })}</Note>
  if (job_no) return <Note className="mt-5">{words.doneUnder({ when: dateTime(dispatched_at), number: job_no })}</Note>
  if (state === 'queued' && hasCrm())
    return (
      <Note className="mt-5" title={m.complaints_office_queued_title()}>
        {error ? m.complaints_office_queued_failed_text({ error }) : m.complaints_office_queued_text()}
      </Note>
    )
  if (isClosed(complaint.status)) return <Note className="mt-5">{words.closed()}</Note>
  if (state === 'failed' && hasCrm())
    return (
      <Note className="mt-5" tone="error" title={m.complaints_office_failed_title()}>
        {m.complaints_office_failed_text({ why: error || m.complaints_office_no_reason() })}
      </Note>
    )
  if (lacksCentre(complaint)) return <Note className="mt-5">{m.complaints_office_no_centre_text()}</Note>
  // Whoever has no button for it learns who sends it.
  return <Note className="mt-5">{mayDispatch ? words.notDone() : m.complaints_office_others_send()}</Note>
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
