import type { ReactNode } from 'react'

export interface FormGroupProps {
  legend: string
  /** a sentence below the legend */
  text?: string
  /** the columns, two from tablets on */
  className?: string
  children: ReactNode
}

/** Fields that belong together, under their heading. */
export const FormGroup = ({ legend, text, className = 'sm:grid-cols-2', children }: FormGroupProps) => (
  <fieldset className="mt-9">
    <legend className="mb-4 text-heading">
      {legend}
      {text && <span className="mt-1 block text-xs font-normal tracking-normal text-ink-2">{text}</span>}
    </legend>
    <div className={`grid gap-x-4 gap-y-5 ${className}`}>{children}</div>
  </fieldset>
)
