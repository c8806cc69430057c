import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { toast } from '../ui/feedback/toast-store.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { useSingle } from './use-single.ts'

/**
 * Sends values to the action of the screen, once at a time, for a button without a form. A toast says how it went; a quiet
 * one says only why it was refused.
 */
export function usePress({ quiet = false } = {}) {
  const { submit, data, state } = useFetcher<() => Promise<Refusal | { message: string }>>()
  const single = useSingle()
  useEffect(() => {
    if (!data) return
    if (isRefusal(data)) toast.error(data.message)
    else if (!quiet) toast.success(data.message)
  }, [data, quiet])
  return {
    busy: state !== 'idle',
    press: (values: Record<string, number | string>) => single(() => submit(values, { method: 'post' })),
  }
}
