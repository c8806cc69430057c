import { colourName } from '../ui/colour-name.ts'
import { Swatch } from '../ui/swatch.tsx'

/** A swatch with its name, `N/A` where no colour was chosen. */
export const Colour = ({ hex }: { hex: string }) =>
  hex === '' ? (
    <span className="text-ink-3">N/A</span>
  ) : (
    <span className="inline-flex items-center gap-1.5">
      <Swatch hex={hex} name="" className="size-4" />
      {colourName(hex)}
    </span>
  )
