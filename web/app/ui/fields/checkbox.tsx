import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useField } from './field.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'ref'> {
  /** Only some of its rows are selected. */
  indeterminate?: boolean
  /** The label; without one, the checkbox is a 44-px square and needs `aria-label`. */
  children?: ReactNode
}

/** A checkbox and its label, one target. */
export function Checkbox({ indeterminate = false, children, className, ...rest }: CheckboxProps) {
  const field = useField()
  // There is no attribute for it.
  const mark = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = indeterminate
  }
  const tick = (
    <input {...field} {...rest} ref={mark} type="checkbox" className={clsx('tick', Boolean(children) && 'mt-0.5')} />
  )
  if (!children) return <label className={clsx('flex size-11 items-center justify-center', className)}>{tick}</label>
  return (
    <label className={clsx('flex min-h-11 items-start gap-2.5 py-2.5 text-sm', className)}>
      {tick}
      <span>{children}</span>
    </label>
  )
}
