import type { VisitPicture } from 'contract/complaints/visit-picture'
import type { VisitReport } from 'contract/complaints/visit-reports'
import { m } from '#messages'
import { DetailCard } from '../../../office/detail.tsx'
import { Photos } from '../../../office/photos.tsx'
import { nameInPage } from '../../../parts/part-words.ts'
import { dateTime, longDate } from '../../../ui/format/dates.ts'
import { whole } from '../../../ui/format/numbers.ts'
import { rupees } from '../../../ui/format/price.ts'
import { outcomeWords } from './outcome-words.ts'

/** What came of each visit that took place. */
export const VisitsCard = ({ reports }: { reports: readonly VisitReport[] }) => (
  <DetailCard title={m.visits_that_took_place()}>
    <ol className="grid divide-y divide-line *:py-4 *:first:pt-0 *:last:pb-0">
      {reports.map((report) => (
        <Report key={report.id} report={report} />
      ))}
    </ol>
  </DetailCard>
)

function Report({ report }: { report: VisitReport }) {
  const { outcome, visited_on, engineer_name, finding, note, parts, due, paid, photos, by_name, at } = report
  return (
    <li className="grid gap-1 text-xs *:min-w-0">
      <p className="font-semibold">{outcomeWords(outcome)}</p>
      <p className="text-ink-2">{[longDate(visited_on), engineer_name].filter(Boolean).join(' · ')}</p>
      {finding && <p className="wrap-anywhere">{finding}</p>}
      {note && <p className="wrap-anywhere whitespace-pre-line text-ink-2">{note}</p>}
      {parts.length > 0 && (
        <ul className="mt-1 grid gap-1" aria-label={m.visits_parts()}>
          {parts.map((part) => (
            <li key={part.part_id} className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">
                {m.visits_part_times({ count: whole(part.count), name: nameInPage(part.name, part.name_ne) })}
                <span className="block text-2xs text-ink-3 tabular-nums">
                  {[part.number, part.place_name].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="tabular-nums">
                {part.is_covered ? m.visits_part_covered() : rupees(part.price * part.count)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {due > 0 && <Amounts report={report} />}
      {due > 0 && paid < due && (
        <p className="font-medium text-red tabular-nums">{m.visits_still_due({ amount: rupees(due - paid) })}</p>
      )}
      {photos.length > 0 && <Photos size="small" photos={photos.map(labelled)} />}
      <p className="text-2xs text-ink-3">{m.visits_entered_by({ name: by_name, when: dateTime(at) })}</p>
    </li>
  )
}

/** Photographs of one side are told apart by their number. */
const labelled = ({ side, url }: VisitPicture, index: number) => ({
  label: m.visits_photo({
    side: side === 'before' ? m.complaints_photo_before() : m.complaints_photo_after(),
    number: whole(index + 1),
  }),
  src: url,
})

/** The amounts that make up what is due; those of nothing are left out. */
function Amounts({ report: { labour, visit_charge, parts_charge, due, paid } }: { report: VisitReport }) {
  const lines = [
    [m.visits_labour(), labour],
    [m.visits_visit_charge(), visit_charge],
    [m.visits_parts(), parts_charge],
  ] as const
  return (
    <dl className="mt-1 grid gap-0.5 border-t border-line pt-2 tabular-nums">
      {lines
        .filter(([, amount]) => amount > 0)
        .map(([label, amount]) => (
          <Amount key={label} label={label} amount={amount} />
        ))}
      <Amount label={m.visits_due_total()} amount={due} isMain />
      <Amount label={m.visits_paid()} amount={paid} />
    </dl>
  )
}

const Amount = ({ label, amount, isMain = false }: { label: string; amount: number; isMain?: boolean }) => (
  <div className={isMain ? 'flex justify-between gap-4 font-semibold' : 'flex justify-between gap-4'}>
    <dt className={isMain ? undefined : 'text-ink-3'}>{label}</dt>
    <dd>{rupees(amount)}</dd>
  </div>
)
