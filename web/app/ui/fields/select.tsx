import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { selectLook } from './control-look.ts'
import { useDensity } from './density.tsx'
import { useField } from './field.tsx'

/** The native select: a phone shows its own wheel. For long lists with a search see `Combobox`. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  const field = useField()
  const density = useDensity()
  return (
    <select {...field} {...rest} className={clsx(selectLook(density, Boolean(field['aria-invalid'])), className)} />
  )
}
