import { Swatch } from '../ui/swatch.tsx'

const SHOWN = 5

/** The colours a product comes in, read as one line: `Cream, Graphite`. */
export function ProductSwatches({ hexes, names }: { hexes: readonly string[]; names: readonly string[] }) {
  if (hexes.length === 0) return null
  return (
    <span role="img" aria-label={`Colours: ${names.join(', ')}`} title={names.join(', ')} className="flex gap-1">
      {hexes.slice(0, SHOWN).map((hex) => (
        <Swatch key={hex} hex={hex} name="" />
      ))}
    </span>
  )
}
