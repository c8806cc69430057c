import { complaintPath } from 'contract/core/office-paths'
import type { PartEntry } from 'contract/parts/stock'
import { clsx } from 'clsx'
import { m } from '#messages'
import { DetailCard } from '../office/detail.tsx'
import { useMay } from '../office/office-data.ts'
import { Button } from '../ui/buttons/button.tsx'
import { TextLink } from '../ui/buttons/text-link.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { dateTime } from '../ui/format/dates.ts'
import { whole } from '../ui/format/numbers.ts'
import { moveLabel, placeName } from './part-words.ts'
import { useLedger, type LedgerPage } from './use-ledger.ts'

/** What came and went of a part, page by page. Give it a new key when there are new entries. */
export function LedgerCard({ part, first }: { part: number; first: LedgerPage }) {
  const { entries, isWhole, busy, failure, more } = useLedger(part, first)
  return (
    <DetailCard title={m.parts_ledger()}>
      {entries.length === 0 && <p className="text-xs text-ink-2">{m.parts_ledger_empty()}</p>}
      <ol className="divide-y divide-line">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {failure && (
        <Note
          tone="error"
          title={failure}
          className="mt-4"
          action={
            <Button variant="line" size="sm" busy={busy} onClick={more}>
              {m.office_try_again()}
            </Button>
          }
        />
      )}
      {!failure && !isWhole && (
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
    </DetailCard>
  )
}

function Entry({ entry }: { entry: PartEntry }) {
  const { kind, at, by_name, note, complaint_id, place, place_name, is_defective, change, left_over } = entry
  const maySeeComplaints = useMay('complaints.read')
  const where = placeName({ place, name: place_name, centre_name: '' })
  return (
    <li className="flex items-start justify-between gap-4 py-2.5 text-xs">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-medium">{moveLabel(kind)}</span>
          <span className="text-ink-2">
            {' · '}
            {where}
            {is_defective && ` · ${m.parts_defective()}`}
          </span>
        </p>
        {complaint_id !== null && maySeeComplaints && (
          <p className="mt-0.5">
            <TextLink to={complaintPath(complaint_id)}>
              {m.complaints_office_crumb({ id: String(complaint_id) })}
            </TextLink>
          </p>
        )}
        {note && !(complaint_id !== null && note === `#${complaint_id}`) && (
          <p className="mt-0.5 max-w-read wrap-anywhere text-ink-2">{note}</p>
        )}
        <p className="mt-0.5 text-2xs text-ink-3 tabular-nums">
          <time dateTime={at}>{dateTime(at)}</time>
          {' · '}
          {by_name}
        </p>
      </div>
      <p className="shrink-0 text-right tabular-nums">
        <span className={clsx('font-medium', change > 0 && 'text-green')}>
          {change > 0 ? `+${whole(change)}` : `−${whole(-change)}`}
        </span>
        <span className="mt-0.5 block text-2xs text-ink-3">{m.parts_left_over({ count: whole(left_over) })}</span>
      </p>
    </li>
  )
}
