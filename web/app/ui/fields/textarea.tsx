import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { textareaLook } from './control-look.ts'
import { useDensity } from './density.tsx'
import { useField } from './field.tsx'

/** Several lines of text; grows with them where the browser can. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  const field = useField()
  const density = useDensity()
  return (
    <textarea
      rows={4}
      {...field}
      {...rest}
      className={clsx(
        textareaLook(density, Boolean(field['aria-invalid'])),
        'block field-sizing-content min-h-28',
        className,
      )}
    />
  )
}
