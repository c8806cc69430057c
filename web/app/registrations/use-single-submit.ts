import { useEffect, useRef, type FormEvent } from 'react'
import { useNavigation } from 'react-router'

/** For a form: a second submit before the first is answered does nothing, however fast it comes. */
export function useSingleSubmit(): (event: FormEvent) => void {
  const { state } = useNavigation()
  const isSent = useRef(false)
  useEffect(() => {
    if (state === 'idle') isSent.current = false
  }, [state])
  return (event) => {
    if (isSent.current) event.preventDefault()
    isSent.current = true
  }
}
