import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { inputLook } from './control-look.ts'
import { useDensity } from './density.tsx'
import { useField } from './field.tsx'

export interface TextInputProps extends ComponentProps<'input'> {
  /** Inside, before the text: a magnifier, `Rs.` */
  lead?: ReactNode
}

/** One line of text. */
export function TextInput({ lead, className, ...rest }: TextInputProps) {
  const field = useField()
  const density = useDensity()
  const input = (
    <input
      type="text"
      {...field}
      {...rest}
      className={clsx(inputLook(density, Boolean(field['aria-invalid'])), Boolean(lead) && 'pl-10!', className)}
    />
  )
  if (!lead) return input
  return (
    <div className="relative">
      <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-xs text-ink-3 [&_svg]:size-4">
        {lead}
      </span>
      {input}
    </div>
  )
}
