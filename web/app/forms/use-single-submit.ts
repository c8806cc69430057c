import type { FormEvent } from 'react'
import { useSubmit } from 'react-router'
import { useSingle } from './use-single.ts'

type Sender = HTMLFormElement | HTMLButtonElement

/**
 * The `onSubmit` of a form: a second submit before the first is answered does nothing, however fast it comes. Without
 * `send` the form goes as a navigation; one of a fetcher gives the fetcher's `submit`.
 */
export function useSingleSubmit(send?: (sender: Sender) => Promise<void>): (event: FormEvent<HTMLFormElement>) => void {
  const navigate = useSubmit()
  const single = useSingle()
  return (event) => {
    event.preventDefault()
    const { currentTarget, nativeEvent } = event
    const button = nativeEvent instanceof SubmitEvent && nativeEvent.submitter
    single(() => (send ?? navigate)(button instanceof HTMLButtonElement ? button : currentTarget))
  }
}
