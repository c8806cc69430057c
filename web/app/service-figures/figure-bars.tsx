import { clsx } from 'clsx'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { m } from '#messages'

/** What one of the bars at each place says. */
export interface BarSeries {
  label: string
  values: readonly number[]
}

interface FigureBarsProps {
  /** what is drawn: the name of the drawing */
  title: string
  /** the head of the first column of the table */
  column: string
  labels: readonly string[]
  series: readonly BarSeries[]
  /** a number as people read it */
  shown: (value: number) => string
  /** false where the same numbers stand in a table beside it */
  withTable?: boolean
}

const HEIGHT = 100
/** Of each place's width, so that its bars stand apart from the next ones. */
const FILLED = 0.72
const FILLS = ['fill-ink', 'fill-line-2'] as const
const SQUARES = ['bg-ink', 'bg-line-2'] as const
const CELL = 'border-b border-line py-1.5 text-right font-normal last:pr-0 not-first:pl-6'

/**
 * Bars for up to two series. The drawing is one picture to a screen reader; its numbers are in the table below, which opens
 * by a button.
 */
export function FigureBars({ title, column, labels, series, shown, withTable = true }: FigureBarsProps) {
  const id = useId()
  const most = Math.max(1, ...series.flatMap(({ values }) => values))
  const step = FILLED / series.length
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-2xs text-ink-2 tabular-nums">
        <p className="flex flex-wrap gap-x-5">
          {series.map(({ label }, place) => (
            <span key={label} className="flex items-center gap-2">
              <span className={clsx('size-2 rounded-xs', SQUARES[place])} aria-hidden />
              {label}
            </span>
          ))}
        </p>
        <p className="text-ink-3">
          {m.service_figures_highest({ shown: shown(Math.max(0, ...series.flatMap(({ values }) => values))) })}
        </p>
      </div>
      <svg
        viewBox={`0 0 ${labels.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={id}
        className="mt-3 h-40 w-full border-b border-line"
      >
        <title id={id}>{title}</title>
        {labels.map((label, place) => (
          <g key={label} className="group">
            <title>{`${label}: ${series.map((one) => `${one.label} ${shown(one.values[place]!)}`).join(', ')}`}</title>
            <rect x={place} width={1} height={HEIGHT} className="fill-transparent group-hover:fill-ink/5" />
            {series.map(({ label: name, values }, at) => {
              const height = (HEIGHT * values[place]!) / most
              return (
                <rect
                  key={name}
                  x={place + (1 - FILLED) / 2 + at * step}
                  y={HEIGHT - height}
                  width={step}
                  height={height}
                  className={FILLS[at]}
                />
              )
            })}
          </g>
        ))}
      </svg>
      <p className="mt-1 flex justify-between gap-3 text-2xs text-ink-3" aria-hidden>
        {endsOf(labels).map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      {withTable && <Numbers title={title} column={column} labels={labels} series={series} shown={shown} />}
    </div>
  )
}

/** The numbers of the bars. */
const Numbers = ({ title, column, labels, series, shown }: FigureBarsProps) => (
  <details className="group mt-2 text-xs">
    <summary className="inline-flex h-9 cursor-pointer items-center gap-1 rounded-control text-ink-2 hover:text-ink pointer-coarse:h-11 [&::-webkit-details-marker]:hidden">
      <ChevronRight className="size-4 group-open:rotate-90" aria-hidden />
      {m.service_figures_numbers()}
    </summary>
    <table className="mt-1 text-2xs text-ink-2 tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${CELL} text-left! text-ink-3`}>
            {column}
          </th>
          {series.map(({ label }) => (
            <th key={label} scope="col" className={`${CELL} text-ink-3`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, place) => (
          <tr key={label}>
            <th scope="row" className={`${CELL} text-left!`}>
              {label}
            </th>
            {series.map(({ label: name, values }) => (
              <td key={name} className={CELL}>
                {shown(values[place]!)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)

/** The labels below the drawing: the first, the one in the middle and the last. */
const endsOf = (labels: readonly string[]): string[] => [
  ...new Set(
    [labels[0], labels[Math.floor((labels.length - 1) / 2)], labels.at(-1)].filter((one) => one !== undefined),
  ),
]
