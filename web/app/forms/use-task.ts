import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import { useSingle } from './use-single.ts'

/**
 * Runs one task at a time, for a part that calls the API itself instead of an action of its screen: `busy` is the name of
 * the one that is under way, and a toast says why a call was refused.
 */
export function useTask<Name extends string = string>() {
  const [busy, setBusy] = useState<Name>()
  const single = useSingle()
  const { revalidate } = useRevalidator()
  const run = (name: Name, work: () => Promise<unknown>) =>
    single(async () => {
      setBusy(name)
      try {
        await work()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        // The session has ended: the guard reports it and leads to sign-in.
        if (error.code === 'unauthorized') await revalidate()
        else toast.error(error.message)
      } finally {
        setBusy(undefined)
      }
    })
  return { busy, run }
}
