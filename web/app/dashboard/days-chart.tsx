import { clsx } from 'clsx'
import { useId } from 'react'
import { whole } from '../ui/format/numbers.ts'
import { acrossOf, curveOf, heightOf, ticksFor, type Frame } from './curve.ts'
import { dayAndMonth } from '../ui/format/dates.ts'

/** One line of the chart. */
export interface Series {
  label: string
  /** a number of them, in words */
  counted: (places: { shown: string }) => string
  values: readonly number[]
}

export interface DaysChartProps {
  days: readonly string[]
  series: readonly Series[]
  /** the figure's name and unit */
  title: string
  words: string
}

/**
 * The curves of the last days: drawn for a wide desk, where they are as high as the table beside them, for a narrow one,
 * and for a phone, where the same letters have less room.
 */
export const DaysChart = (props: DaysChartProps) => (
  <>
    <Drawing {...props} width={700} height={366} labelEvery={7} className="max-xl:hidden" />
    <Drawing {...props} width={700} height={LOW} labelEvery={7} className="max-sm:hidden xl:hidden" />
    <Drawing {...props} width={330} height={LOW} labelEvery={14} className="sm:hidden" />
  </>
)

const LOW = 232
const ROOM_FOR_DAYS = 36
const ROOM_FOR_NUMBERS = 34
const HALF_A_LABEL = 20
const HALF_A_FORECAST = 44
const LINE = 14

interface DrawingProps extends DaysChartProps {
  width: number
  height: number
  labelEvery: number
  className: string
}

function Drawing({ days, series, title, words, width, height, labelEvery, className }: DrawingProps) {
  const id = useId()
  const frame: Frame = { left: 2, right: width - ROOM_FOR_NUMBERS, top: 36, bottom: height - ROOM_FOR_DAYS }
  const ticks = ticksFor(series.flatMap(({ values }) => values))
  const most = ticks.at(-1)!
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}title ${id}words`}
      className={clsx('mt-4 w-full', className)}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}words`}>{words}</desc>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M2 ${heightOf(tick, frame, most)}H${frame.right}`} className="stroke-line" />
          <text
            x={width - 2}
            y={heightOf(tick, frame, most) + 4}
            textAnchor="end"
            className="fill-ink-3 text-[0.75rem] tabular-nums"
          >
            {whole(tick)}
          </text>
        </g>
      ))}
      <DayLabels days={days} every={labelEvery} frame={frame} />
      {series.toReversed().map(({ label, values }) => (
        <Curve key={label} values={values} frame={frame} most={most} first={label === series[0]!.label} />
      ))}
      {days.map((day, place) => (
        <DayTip key={day} place={place} day={day} series={series} frame={frame} count={days.length} />
      ))}
    </svg>
  )
}

/** From the last day backwards; of a forecast the day that binds is on a second line. */
const DayLabels = ({ days, every, frame }: { days: readonly string[]; every: number; frame: Frame }) =>
  days.map((day, place) => {
    const fromLast = days.length - 1 - place
    if (fromLast % every !== 0) return null
    const across = acrossOf(place, days.length, frame)
    const lines = dayAndMonth(day).split(/ (?=\()/)
    const half = lines.length > 1 ? HALF_A_FORECAST : HALF_A_LABEL
    return (
      <text
        key={day}
        y={frame.bottom + ROOM_FOR_DAYS - (lines.length > 1 ? 20 : 8)}
        textAnchor={fromLast === 0 ? 'end' : across < half ? 'start' : 'middle'}
        className="fill-ink-3 text-[0.75rem]"
      >
        {lines.map((line, at) => (
          <tspan key={line} x={across} dy={at > 0 ? LINE : 0}>
            {line}
          </tspan>
        ))}
      </text>
    )
  })

interface CurveProps {
  values: readonly number[]
  frame: Frame
  most: number
  /** the one that ends in the lamp */
  first: boolean
}

const Curve = ({ values, frame, most, first }: CurveProps) => (
  <>
    <path
      d={curveOf(values, frame, most)}
      fill="none"
      className={first ? 'stroke-ink' : 'stroke-ink-3'}
      strokeWidth={first ? 2 : 1.6}
      strokeDasharray={first ? undefined : '4 4'}
      strokeLinejoin="round"
    />
    {first && (
      <>
        <circle cx={frame.right} cy={heightOf(values.at(-1)!, frame, most)} r="7" className="fill-white" />
        <circle cx={frame.right} cy={heightOf(values.at(-1)!, frame, most)} r="4.5" className="fill-lamp" />
      </>
    )}
  </>
)

interface DayTipProps {
  place: number
  day: string
  series: readonly Series[]
  frame: Frame
  count: number
}

/** The tooltip of a day. */
function DayTip({ place, day, series, frame, count }: DayTipProps) {
  const width = (frame.right - frame.left) / (count - 1)
  return (
    <rect
      x={acrossOf(place, count, frame) - width / 2}
      y={frame.top}
      width={width}
      height={frame.bottom - frame.top}
      className="fill-transparent hover:fill-ink/5"
    >
      <title>{`${dayAndMonth(day)}: ${series.map(({ counted, values }) => counted({ shown: whole(values[place]!) })).join(', ')}`}</title>
    </rect>
  )
}
