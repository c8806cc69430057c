import { useEffect, useState } from 'react'

/** A field of several lines in the form around the element that carries `ref`, by its name; undefined before it is there. */
export function useTextField(name: string) {
  const [place, ref] = useState<HTMLElement | null>(null)
  const found = place?.closest('form')?.elements.namedItem(name)
  return { ref, field: found instanceof HTMLTextAreaElement ? found : undefined }
}

/** The text of a field, also when set by a program. */
export function useTyped(field: HTMLTextAreaElement | undefined): string {
  const [text, setText] = useState('')
  useEffect(() => {
    if (!field) return
    const read = () => setText(field.value)
    // Once it is sent the form empties itself without an event.
    const sent = () => setText('')
    read()
    field.addEventListener('input', read)
    field.form?.addEventListener('submit', sent)
    return () => {
      field.removeEventListener('input', read)
      field.form?.removeEventListener('submit', sent)
    }
  }, [field])
  return text
}
