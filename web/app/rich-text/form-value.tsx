import { useEffect, useEffectEvent, useRef } from 'react'
import { TYPED_AGAIN } from '../session/typed.ts'

export interface FormValueProps {
  /** undefined: it is not sent */
  name: string | undefined
  value: string
  /** moves the focus to the visible control */
  onFocus: () => void
  /** of an editor: the field's name, and how it restores a text typed before a session ended */
  editor?: { name: string; onTypedAgain: (html: string) => void }
}

/** The value of a field that is not an input: it is sent with the form, and forwards the focus that a refusal gives it. */
export function FormValue({ name, value, onFocus, editor }: FormValueProps) {
  const input = useRef<HTMLInputElement>(null)
  const typedAgain = useEffectEvent((event: Event) => editor?.onTypedAgain(String((event as CustomEvent).detail)))
  useEffect(() => {
    const { current } = input
    current?.addEventListener(TYPED_AGAIN, typedAgain)
    return () => current?.removeEventListener(TYPED_AGAIN, typedAgain)
  }, [])
  return (
    <input
      ref={input}
      name={name}
      value={value}
      data-editor={editor?.name}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      onFocus={onFocus}
      className="sr-only"
    />
  )
}
