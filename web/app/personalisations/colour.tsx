import type { Personalisation } from 'contract/personalisations/endpoints'
import { Swatch } from '../ui/data/swatch.tsx'
import { colourWords } from '../ui/format/colour-words.ts'
import { m } from '#messages'

/** A swatch with its name, `N/A` where no colour was chosen. */
export const Colour = ({ of: { color, color_name } }: { of: Pick<Personalisation, 'color' | 'color_name'> }) =>
  color === '' ? (
    <span className="text-ink-3">{m.personalisations_not_chosen()}</span>
  ) : (
    <span className="inline-flex items-center gap-1.5">
      <Swatch hex={color} className="size-4" />
      {colourWords(color_name)}
    </span>
  )
