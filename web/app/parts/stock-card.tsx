import type { StockLine } from 'contract/parts/stock'
import { m } from '#messages'
import { DetailCard } from '../office/detail.tsx'
import { whole } from '../ui/format/numbers.ts'
import { placeName } from './part-words.ts'

/** Where a part is: good ones by place, then those that wait to be written off. */
export function StockCard({ stock }: { stock: readonly StockLine[] }) {
  const good = stock.filter(({ is_defective }) => !is_defective)
  const defective = stock.filter(({ is_defective }) => is_defective)
  return (
    <DetailCard title={m.parts_where()}>
      {good.length === 0 && <p className="text-xs text-ink-2">{m.parts_nowhere()}</p>}
      <Places lines={good} />
      {defective.length > 0 && (
        <>
          <h3 className="mt-4 border-t border-line pt-4 text-xs font-medium">{m.parts_defective()}</h3>
          <Places lines={defective} />
        </>
      )}
    </DetailCard>
  )
}

const Places = ({ lines }: { lines: readonly StockLine[] }) => (
  <ul className="divide-y divide-line">
    {lines.map((line) => (
      <li key={line.place} className="flex min-h-11 items-center justify-between gap-3 py-1 text-xs">
        <span className="min-w-0 wrap-anywhere">{placeName(line)}</span>
        <span className="shrink-0 font-medium tabular-nums">{whole(line.count)}</span>
      </li>
    ))}
  </ul>
)
