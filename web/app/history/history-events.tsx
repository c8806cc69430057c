import { clsx } from 'clsx'
import type { HistorySubject } from 'contract/history/words'
import { m } from '#messages'
import { Button } from '../ui/buttons/button.tsx'
import { dateTime } from '../ui/format/dates.ts'
import { Note } from '../ui/feedback/note.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { useHistory } from './use-history.ts'

/** The sentences, the newest first, page by page. */
export function HistoryEvents({ subject, id }: { subject: HistorySubject; id: number }) {
  const { events, total = 0, failure, busy, more } = useHistory(subject, id)
  if (!events) return <EventsSkeleton />
  return (
    <>
      {events.length === 0 && !failure && <p className="text-xs text-ink-2">{m.history_none()}</p>}
      {events.length > 0 && (
        <ol className="grid gap-3.5">
          {events.map(({ id: event, at, sentence }) => (
            <li key={event} className="text-xs">
              <p className="max-w-read wrap-anywhere">{sentence}</p>
              <time dateTime={at} className="text-2xs text-ink-3 tabular-nums">
                {dateTime(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {failure && (
        <Note
          tone="error"
          title={failure}
          className={clsx(events.length > 0 && 'mt-4')}
          action={
            <Button variant="line" size="sm" busy={busy} onClick={more}>
              {m.office_try_again()}
            </Button>
          }
        >
          {m.history_failed_text()}
        </Note>
      )}
      {!failure && events.length < total && (
        <Button
          variant="line"
          size="sm"
          className="mt-4"
          busy={busy}
          busyLabel={m.history_loading_more()}
          onClick={more}
        >
          {m.history_more()}
        </Button>
      )}
    </>
  )
}

const EventsSkeleton = () => (
  <Loading label={m.office_loading()}>
    {['w-80', 'w-64', 'w-72'].map((width) => (
      <div key={width} className="flex h-9 flex-col justify-center gap-2 not-first:mt-3.5">
        <Skeleton className={clsx('h-3.5 max-w-full', width)} />
        <Skeleton pale className="h-3 w-28" />
      </div>
    ))}
  </Loading>
)
