import type { ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'

/** A plain date, `YYYY-MM-DD`. `max={isoToday()}` for dates that cannot be in the future. */
export const DateInput = (props: Omit<ComponentProps<'input'>, 'type'>) => (
  <TextInput {...props} type="date" className="appearance-none text-left" />
)
