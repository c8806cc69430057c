import type { OwnEstimate } from 'contract/complaints/estimates'
import { useActionData } from 'react-router'
import { m } from '#messages'
import { shortDate } from '../../ui/format/dates.ts'
import { AnswerEstimate } from '../estimates/answer-estimate.tsx'
import { EstimateTable } from '../estimates/estimate-table.tsx'

/** What the repair costs, as it was estimated last, with the answer to it. */
export function TicketEstimate({ estimates }: { estimates: readonly OwnEstimate[] }) {
  const result = useActionData()
  const [newest] = estimates
  if (!newest) return null
  return (
    <section aria-labelledby="estimate" className="rounded-card border border-line px-5 py-5 lg:px-7">
      <h2 id="estimate" className="text-heading">
        {m.estimates_title()}
      </h2>
      {newest.outcome === 'open' && (
        <p className="mt-1 text-xs text-ink-2">{m.estimates_valid_until({ day: shortDate(newest.valid_until) })}</p>
      )}
      <div className="mt-4">
        <EstimateTable estimate={newest} />
      </div>
      <AnswerEstimate key={`${newest.id} ${newest.outcome}`} estimate={newest} result={result} />
    </section>
  )
}
