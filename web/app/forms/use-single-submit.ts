import type { FormEvent } from 'react'
import { useNavigation } from 'react-router'
import { useOnce } from './use-once.ts'

/** For a form: a second submit before the first is answered does nothing, however fast it comes. */
export function useSingleSubmit(): (event: FormEvent) => void {
  const once = useOnce(useNavigation().state)
  return (event) => {
    if (!once()) event.preventDefault()
  }
}
