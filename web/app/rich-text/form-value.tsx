export interface FormValueProps {
  /** without one it does not travel */
  name: string | undefined
  value: string
  /** where the focus goes when it is sent here: to what people see and use */
  onFocus: () => void
}

/** The value of a field that is no input: it travels with the form, and passes on the focus that a refusal sends to it. */
export const FormValue = ({ name, value, onFocus }: FormValueProps) => (
  <input name={name} value={value} readOnly tabIndex={-1} aria-hidden="true" onFocus={onFocus} className="sr-only" />
)
