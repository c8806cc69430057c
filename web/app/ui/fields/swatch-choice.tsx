import type { ComponentProps } from 'react'
import { Swatch } from '../data/swatch.tsx'

export interface SwatchChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'className'> {
  hex: string
  /** its name */
  label: string
  /** `radio`: one colour of a product. `checkbox`: colours to filter by. */
  type?: 'radio' | 'checkbox'
}

/** A colour to choose; its name is the accessible name and the tooltip. */
export const SwatchChoice = ({ hex, label, type = 'radio', ...rest }: SwatchChoiceProps) => (
  <label className="flex size-12 items-center justify-center" title={label}>
    <input {...rest} aria-label={label} type={type} className="peer sr-only" />
    <Swatch
      hex={hex}
      className="size-9 outline-2 outline-offset-3 outline-transparent transition-colors peer-checked:outline-ink peer-focus-visible:outline-offset-5 peer-focus-visible:outline-red hover:outline-line-2"
    />
  </label>
)
