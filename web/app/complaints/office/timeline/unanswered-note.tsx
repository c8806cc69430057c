import type { TimelineEntry } from 'contract/complaints/messages'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { m } from '#messages'
import { isRefusal, type Refusal } from '../../../forms/refusal.ts'
import { useSingleSubmit } from '../../../forms/use-single-submit.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { dateTime } from '../../../ui/format/dates.ts'

const isUnanswered = ({ kind, read_at }: TimelineEntry) => kind === 'customer' && read_at === ''

/** The newest message of the customer that waits for an answer. */
export const newestUnanswered = (timeline: readonly TimelineEntry[]): number | undefined =>
  timeline.findLast(isUnanswered)?.id

/** Says that the customer waits, until somebody answers or finds that no answer is needed. Opening the screen is no answer. */
export function UnansweredNote({ timeline }: { timeline: readonly TimelineEntry[] }) {
  const { Form, submit, data, state } = useFetcher<() => Promise<Refusal | { message: string }>>()
  const onSubmit = useSingleSubmit(submit)
  const first = timeline.find(isUnanswered)

  useEffect(() => {
    if (!data) return
    if (isRefusal(data)) toast.error(data.message)
    else toast.success(data.message)
  }, [data])

  if (!first) return null
  return (
    <Note
      className="mb-5 max-sm:flex-wrap"
      title={m.complaints_office_waits()}
      action={
        <Form method="post" onSubmit={onSubmit}>
          <input type="hidden" name="intent" value="no-answer" />
          <input type="hidden" name="up_to" value={newestUnanswered(timeline)} />
          <Button type="submit" variant="line" size="sm" busy={state !== 'idle'} busyLabel={m.forms_saving()}>
            {m.complaints_office_no_answer()}
          </Button>
        </Form>
      }
    >
      {m.complaints_office_waits_since({ when: dateTime(first.at) })}
    </Note>
  )
}
