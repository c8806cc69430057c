import type { OwnFactors } from 'contract/factors/endpoints'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { ApiError } from '../api/api-error.ts'
import { api } from '../api/client.ts'

/** One's factors, as the server last told them: `show` takes those of an answer. */
export function useOwnFactors() {
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<{ round: number; factors?: OwnFactors; failure?: string }>()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const read = async () => {
      try {
        const { data } = await api.factors.own(undefined, { signal })
        if (!signal.aborted) setAnswer({ round, factors: data })
      } catch (error) {
        if (signal.aborted) return
        // The session has ended: the guard reports it and leads to sign-in.
        if (error instanceof ApiError && error.code === 'unauthorized') void revalidate()
        setAnswer({ round, failure: error instanceof ApiError ? error.message : m.factors_not_loaded() })
      }
    }
    void read()
    return () => controller.abort()
  }, [round, revalidate])

  return {
    ...(answer?.round === round ? answer : undefined),
    retry: () => setRound(round + 1),
    show: (factors: OwnFactors) => setAnswer({ round, factors }),
  }
}
