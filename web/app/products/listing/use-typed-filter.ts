import { useEffect, useRef, type FocusEvent, type FormEvent } from 'react'

const TYPING_MS = 400

/** A filter that is typed applies a little after the last letter, and at once when its field is left. */
export function useTypedFilter() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const apply = (field: HTMLInputElement) => {
    clearTimeout(timer.current)
    timer.current = undefined
    field.form?.requestSubmit()
  }
  return {
    onInput: ({ currentTarget: field }: FormEvent<HTMLInputElement>) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => apply(field), TYPING_MS)
    },
    onBlur: ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
      if (timer.current !== undefined) apply(field)
    },
  }
}
