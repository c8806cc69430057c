import type { FieldJob } from 'contract/field/jobs'
import { whole } from '../ui/format/numbers.ts'
import { rupees } from '../ui/format/price.ts'
import { shortDate } from '../ui/format/dates.ts'
import { OUTCOME } from './words.ts'
import { m } from '#messages'

/** Who was there before, and what came of it; the last visit first. */
export function EarlierVisits({ visits }: Pick<FieldJob, 'visits'>) {
  if (visits.length === 0) return null
  return (
    <section aria-labelledby="earlier" className="mt-7">
      <h2 id="earlier" className="text-sm font-semibold">
        {m.field_earlier()}
      </h2>
      <ul className="mt-1.5 divide-y divide-line border-y border-line">
        {visits.toReversed().map((visit) => (
          <li key={visit.id} className="py-3 text-sm">
            <div className="flex flex-wrap justify-between gap-x-3">
              <p className="font-medium">
                {m.field_earlier_line({ outcome: OUTCOME[visit.outcome](), name: visit.engineer_name })}
              </p>
              <p className="text-xs text-ink-2 tabular-nums">{shortDate(visit.visited_on)}</p>
            </div>
            {[visit.finding, visit.note].filter(Boolean).map((text) => (
              <p key={text} className="mt-1 wrap-anywhere whitespace-pre-line text-ink-2">
                {text}
              </p>
            ))}
            {visit.parts.map(({ number, name, count }) => (
              <p key={number} className="mt-1 text-xs text-ink-2 tabular-nums">
                {whole(count)} × {name}
              </p>
            ))}
            {visit.due > 0 && (
              <p className="mt-1 text-xs text-ink-2 tabular-nums">
                {m.field_due()}: {rupees(visit.due)}, {m.field_paid()}: {rupees(visit.paid)}
              </p>
            )}
            {visit.photos > 0 && (
              <p className="mt-1 text-xs text-ink-2">
                {m.field_photos_of({ count: visit.photos, shown: whole(visit.photos) })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
