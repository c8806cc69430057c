import { complaintPath } from 'contract/core/office-paths'
import type { ComplaintBackground, RelatedComplaint } from 'contract/complaints/background'
import Lock from 'lucide-react/icons/lock'
import { m } from '#messages'
import { NoteList } from '../../customer-notes/note-list.tsx'
import { faultLabel } from '../fault-choices.ts'
import { DetailCard } from '../../office/detail.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { shortDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { serialWords } from '../../ui/format/purchase-words.ts'
import { StageBadge } from './stage-badge.tsx'

/** Colleagues' notes about the customer; nothing if there are none. */
export const CustomerNotes = ({ notes }: Pick<ComplaintBackground, 'notes'>) =>
  notes.length === 0 ? null : (
    <section aria-label={m.complaints_office_notes()} className="mt-4 flex items-start gap-2.5 [&>svg]:mt-2.5">
      <Lock aria-hidden className="size-4 shrink-0 text-ink-2" />
      <div className="min-w-0 grow">
        <NoteList notes={notes} />
      </div>
    </section>
  )

/** Other complaints of the same person and the same serial number. */
export const RelatedCard = ({ related, repeat_of }: Omit<ComplaintBackground, 'notes'>) => (
  <DetailCard title={m.complaints_office_related({ shown: whole(related.total) })}>
    <ul className="divide-y divide-line">
      {related.rows.map((row) => (
        <Related key={row.id} row={row} isRepeated={row.id === repeat_of} />
      ))}
    </ul>
    {related.total > related.rows.length && (
      <p className="pt-2 text-2xs text-ink-3">
        {m.complaints_office_related_newest({ shown: whole(related.rows.length), total: whole(related.total) })}
      </p>
    )}
  </DetailCard>
)

const Related = ({ row, isRepeated }: { row: RelatedComplaint; isRepeated: boolean }) => (
  <li className="flex items-start justify-between gap-4 py-2.5 text-xs first:pt-0">
    <div className="min-w-0 break-words">
      <TextLink to={complaintPath(row.id)}>{row.model_name}</TextLink>
      <p className="mt-0.5 text-2xs text-ink-3 tabular-nums">
        {[row.job_no, faultLabel(row.problem_type), shortDate(row.date_joined)].filter(Boolean).join(', ')}
      </p>
      <p className="mt-0.5 text-2xs text-ink-2 tabular-nums">
        {row.is_same_unit
          ? m.complaints_office_related_unit({ serial: serialWords(row.serial_number) })
          : m.complaints_office_related_person()}
        {isRepeated && ` · ${m.complaints_office_repeat()}`}
        {row.merged_into !== null && ` · ${m.complaints_office_merged_into({ id: row.merged_into })}`}
      </p>
    </div>
    <span className="shrink-0">
      <StageBadge status={row.status} />
    </span>
  </li>
)
