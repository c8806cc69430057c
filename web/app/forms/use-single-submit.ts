import type { FormEvent } from 'react'
import { useSubmit } from 'react-router'
import { useSingle } from './use-single.ts'

type Sender = HTMLFormElement | HTMLButtonElement

/**
 * The `onSubmit` of a form: ignores a second submit until the first is answered. Without `send` the form is submitted as a
 * navigation; pass a fetcher's `submit` to use the fetcher.
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
