import { colourWords } from '../../ui/format/colour-words.ts'
import { m } from '#messages'

const SHOWN = 5
const STEP = 16

/** The colours a product comes in, in one drawing that is read as `Colours: Cream, Graphite`. */
export function ProductSwatches({ hexes, names }: { hexes: readonly string[]; names: readonly string[] }) {
  const shown = hexes.slice(0, SHOWN)
  if (shown.length === 0) return null
  const words = m.products_in_colours({ names: names.map(colourWords).join(', ') })
  return (
    <svg role="img" aria-label={words} viewBox={`0 0 ${shown.length * STEP - 4} 12`} className="h-3 shrink-0">
      <title>{words}</title>
      {shown.map((hex, at) => (
        <g key={hex} transform={`translate(${at * STEP + 6} 6)`}>
          <circle r="6" fill={hex} />
          <circle r="5.5" fill="none" className="stroke-ink/20" />
        </g>
      ))}
    </svg>
  )
}
