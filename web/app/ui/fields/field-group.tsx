import { useId, type ReactNode } from 'react'
import { FieldNote } from './field.tsx'

export interface FieldGroupProps {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  className?: string
  children: ReactNode
}

/** A field made of several inputs: two radio cards for a gender, a row of swatches. */
export function FieldGroup({ label, help, error, className, children }: FieldGroupProps) {
  const id = useId()
  return (
    <fieldset data-field="" className={className} aria-describedby={error || help ? id : undefined}>
      <legend className="mb-1.5 text-xs font-medium">{label}</legend>
      {children}
      <FieldNote id={id} help={help} error={error} />
    </fieldset>
  )
}
