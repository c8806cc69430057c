import { m } from '#messages'
import { Badge } from '../ui/data/badge.tsx'

export interface StateLine {
  label: string
  value: string
  /** what to do; without it all is well */
  advice?: string | undefined
  /** says neither: only a fact */
  isFact?: boolean
}

/** A line for each thing: how it is, and what to do where it needs attention. */
export const StateLines = ({ lines }: { lines: readonly StateLine[] }) => (
  <ul className="divide-y divide-line">
    {lines.map(({ label, value, advice, isFact = false }) => (
      <li key={label} className="flex items-start justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
        <div className="min-w-0">
          <p className="text-2xs text-ink-3">{label}</p>
          <p className="mt-0.5 text-xs break-words tabular-nums">{value}</p>
          {advice && <p className="mt-1 text-xs text-ink-2">{advice}</p>}
        </div>
        {!isFact && <Badge tone={advice ? 'amber' : 'green'}>{advice ? m.system_attention() : m.system_good()}</Badge>}
      </li>
    ))}
  </ul>
)
