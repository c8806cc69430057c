import { clsx } from 'clsx'
import type { Counts } from 'contract/dashboard/endpoints'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { whole } from '../ui/format/numbers.ts'

export interface TopTableProps {
  id: string
  /** `By district` */
  title: string
  /** the head of the first column */
  column: string
  rows: readonly { key: string; name: ReactNode; counts: Counts }[]
}

const KINDS = [
  { of: 'complaints', label: m.dashboard_complaints, square: 'bg-ink', bar: 'fill-ink' },
  { of: 'registrations', label: m.dashboard_registrations, square: 'bg-line-2', bar: 'fill-line-2' },
] as const

/** The highest counts, with a bar under each name. */
export function TopTable({ id, title, column, rows }: TopTableProps) {
  const kinds = KINDS.filter(({ of }) => rows.some(({ counts }) => counts[of] !== null))
  const most = Math.max(1, ...rows.map(({ counts }) => sum(counts)))
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-sm font-semibold">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="mt-3 rounded-card bg-ground px-5 py-10 text-center text-xs text-ink-2">
          {m.dashboard_none_in_30()}
        </p>
      ) : (
        <table aria-labelledby={id} className="mt-3 w-full table-fixed border-t border-line text-xs">
          <thead>
            <tr className="text-2xs text-ink-3">
              <th scope="col" className="h-9 text-left font-normal">
                {column}
              </th>
              {kinds.map(({ of, label, square }) => (
                <th key={of} scope="col" className="w-26 text-right font-normal whitespace-nowrap">
                  <span className={clsx('mr-1.5 inline-block size-2 rounded-xs', square)} aria-hidden="true" />
                  {label()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, counts }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="py-2 text-left font-medium">
                  <span className="block break-words">{name}</span>
                  <Bar parts={kinds.map(({ of, bar }) => ({ bar, share: ((counts[of] ?? 0) / most) * 100 }))} />
                </th>
                {kinds.map(({ of }) => (
                  <td key={of} className="text-right tabular-nums">
                    {whole(counts[of] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const sum = ({ complaints, registrations }: Counts) => (complaints ?? 0) + (registrations ?? 0)

/** The parts one after the other, in hundredths of the longest bar. */
const Bar = ({ parts }: { parts: readonly { bar: string; share: number }[] }) => (
  <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1.5 block h-1 w-full" aria-hidden="true">
    {parts.map(({ bar, share }, place) => (
      <rect
        key={bar}
        x={parts.slice(0, place).reduce((before, part) => before + part.share, 0)}
        width={share}
        height="4"
        className={bar}
      />
    ))}
  </svg>
)
