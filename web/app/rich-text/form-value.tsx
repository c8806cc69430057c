export interface FormValueProps {
  /** undefined: it is not sent */
  name: string | undefined
  value: string
  /** moves the focus to the visible control */
  onFocus: () => void
}

/** The value of a field that is not an input: it is sent with the form, and forwards the focus that a refusal gives it. */
export const FormValue = ({ name, value, onFocus }: FormValueProps) => (
  <input name={name} value={value} readOnly tabIndex={-1} aria-hidden="true" onFocus={onFocus} className="sr-only" />
)
