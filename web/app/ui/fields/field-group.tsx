import { useId, useMemo, type ReactNode } from 'react'
import { FieldContext, FieldNote, type Wiring } from './field.tsx'

export interface FieldGroupProps {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  className?: string | undefined
  disabled?: boolean | undefined
  /** at the end of the line of help and error */
  beside?: ReactNode
  children: ReactNode
}

/** A field made of several inputs: two radio cards for a gender, the parts of a date. Its error marks them all. */
export function FieldGroup({ label, help, error, className, disabled, beside, children }: FieldGroupProps) {
  const id = useId()
  const wiring = useMemo<Wiring>(() => ({ 'aria-invalid': error ? true : undefined }), [error])
  return (
    <fieldset data-field="" disabled={disabled} className={className} aria-describedby={error || help ? id : undefined}>
      <legend className="mb-1.5 text-xs font-medium">{label}</legend>
      <FieldContext value={wiring}>{children}</FieldContext>
      {beside ? (
        <div className="mt-0.5 flex items-center justify-between gap-2">
          <div className="-mt-1.5 min-w-0">
            <FieldNote id={id} help={help} error={error} />
          </div>
          {beside}
        </div>
      ) : (
        <FieldNote id={id} help={help} error={error} />
      )}
    </fieldset>
  )
}
