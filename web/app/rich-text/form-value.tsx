import { useEffect, useEffectEvent, useRef } from 'react'
import { TYPED_AGAIN } from '../session/typed.ts'

export interface FormValueProps {
  /** without one it does not travel */
  name: string | undefined
  value: string
  /** where the focus goes when it is sent here: to what people see and use */
  onFocus: () => void
  /** of an editor: the field's name, and what it does with a text that was typed before a session ended */
  editor?: { name: string; onTypedAgain: (html: string) => void }
}

/** The value of a field that is no input: it travels with the form, and passes on the focus that a refusal sends to it. */
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
