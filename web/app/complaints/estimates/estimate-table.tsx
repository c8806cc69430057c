import type { OwnEstimate } from 'contract/complaints/estimates'
import { m } from '#messages'
import { pageLocale } from '../../core/locale.ts'
import { whole } from '../../ui/format/numbers.ts'
import { rupees } from '../../ui/format/price.ts'

const CELL = 'border-b border-line py-3 align-top'
const HEAD = 'border-b border-line-2 pb-2 text-2xs font-medium text-ink-2'

/** What an estimate is made of, and what the customer pays; what a warranty pays for costs nothing. */
export function EstimateTable({ estimate }: { estimate: OwnEstimate }) {
  const { parts, labour, visit_charge, total, note, outcome } = estimate
  const isStanding = outcome === 'open' || outcome === 'accepted'
  return (
    <>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{m.estimates_lines()}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} text-left`}>
              {m.estimates_what()}
            </th>
            <th scope="col" className={`${HEAD} pl-4 text-right`}>
              {m.estimates_amount()}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <Line
              key={part.part_id}
              what={nameOf(part)}
              more={
                part.is_covered
                  ? `${whole(part.count)} × ${m.estimates_covered()}`
                  : `${whole(part.count)} × ${rupees(part.price)}`
              }
              amount={part.is_covered ? 0 : part.price * part.count}
            />
          ))}
          {labour > 0 && <Line what={m.estimates_labour()} amount={labour} />}
          {visit_charge > 0 && <Line what={m.estimates_visit_charge()} amount={visit_charge} />}
        </tbody>
      </table>
      <p className="flex justify-between gap-4 pt-3 text-base font-semibold">
        {isStanding ? m.estimates_total() : m.estimates_sum()}
        <span className="tabular-nums">{rupees(total)}</span>
      </p>
      {note && <p className="mt-3 max-w-read text-sm wrap-anywhere whitespace-pre-line text-ink-2">{note}</p>}
    </>
  )
}

/** In the language of the page, where the catalogue has it. */
const nameOf = ({ name, name_ne }: OwnEstimate['parts'][number]): string =>
  pageLocale() === 'ne' && name_ne ? name_ne : name

const Line = ({ what, more, amount }: { what: string; more?: string; amount: number }) => (
  <tr>
    <td className={`${CELL} text-left wrap-anywhere`}>
      {what}
      {more && <span className="block text-2xs text-ink-2 tabular-nums">{more}</span>}
    </td>
    <td className={`${CELL} pl-4 text-right whitespace-nowrap tabular-nums`}>{rupees(amount)}</td>
  </tr>
)
