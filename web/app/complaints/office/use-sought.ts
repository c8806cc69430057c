import { useEffect, useState } from 'react'

export interface Sought {
  /** the letters after the @ */
  name: string
  /** where the @ stands */
  from: number
  to: number
}

/** An @ at the beginning of a word, and what follows it up to the caret. */
const MENTION = /(?<![\p{L}\p{N}._-])@([\p{L}\p{M}\u200C-\u200D.'-]*(?: [\p{L}\p{M}\u200C-\u200D.'-]*){0,2})$/u

/** The name that is being typed after an @ in a field. */
export function useSought(field: HTMLTextAreaElement | undefined): Sought | undefined {
  const [sought, setSought] = useState<Sought>()
  useEffect(() => {
    if (!field) return
    const look = () => setSought(soughtIn(field))
    const leave = () => setSought(undefined)
    const events = ['input', 'keyup', 'click'] as const
    for (const event of events) field.addEventListener(event, look)
    field.addEventListener('blur', leave)
    return () => {
      for (const event of events) field.removeEventListener(event, look)
      field.removeEventListener('blur', leave)
    }
  }, [field])
  return sought
}

function soughtIn({ value, selectionStart: to, selectionEnd }: HTMLTextAreaElement): Sought | undefined {
  const found = to === selectionEnd ? MENTION.exec(value.slice(0, to)) : null
  return found ? { name: found[1] ?? '', from: found.index, to } : undefined
}
