import CircleAlert from 'lucide-react/icons/circle-alert'
import { createContext, useContext, useId, useMemo, type ReactNode } from 'react'

export interface FieldProps {
  label: ReactNode
  help?: ReactNode
  /** Stands above the help while there is one. */
  error?: string | undefined
  /** For filter bars without visible labels: screen readers still read it. */
  hideLabel?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A label, one control, then the error with its icon and the help. The control connects itself with `useField`. */
export function Field({ label, help, error, hideLabel = false, className, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}note`
  const hasNote = Boolean(error || help)
  const wiring = useMemo<Wiring>(
    () => ({ id, 'aria-describedby': hasNote ? noteId : undefined, 'aria-invalid': error ? true : undefined }),
    [id, noteId, hasNote, error],
  )
  return (
    <div className={className} data-field="">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-xs font-medium'}>
        {label}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  )
}

export interface Wiring {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

export const FieldContext = createContext<Wiring>({})

/** The attributes that a control inside a `Field` puts on its input. */
export const useField = (): Wiring => useContext(FieldContext)

/** The error, which the control is described by, and the help: who was refused needs it most. */
export const FieldNote = ({ id, help, error }: { id: string; help?: ReactNode; error?: string | undefined }) => (
  <>
    {error && (
      <p id={id} className="mt-1.5 flex items-start gap-1.5 text-xs text-red">
        <CircleAlert className="mt-0.5 size-4" />
        {error}
      </p>
    )}
    {help && (
      <p id={error ? undefined : id} className="mt-1.5 text-2xs text-ink-3">
        {help}
      </p>
    )}
  </>
)
