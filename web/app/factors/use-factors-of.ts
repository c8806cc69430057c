import type { FactorsOfAccount } from 'contract/factors/endpoints'
import { useEffect, useState } from 'react'
import { api } from '../api/client.ts'
import { livingSession } from '../api/living-session.ts'
import { useMay } from '../office/office-data.ts'

/** The factors of another account, with `readAgain`; nothing for one's own, or where the caller may not know. */
export function useFactorsOf(id: number) {
  const may = useMay('users.write') && livingSession()?.accountId !== id
  const [answer, setAnswer] = useState<{ id: number; round: number; has: FactorsOfAccount }>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!may) return undefined
    const controller = new AbortController()
    const { signal } = controller
    // The screen around it says when the session has ended or nothing can be reached.
    api.factors.ofAccount({ params: { id } }, { signal }).then(
      ({ data }) => signal.aborted || setAnswer({ id, round, has: data }),
      () => undefined,
    )
    return () => controller.abort()
  }, [may, id, round])
  return {
    may,
    has: answer?.id === id ? answer.has : undefined,
    readAgain: () => setRound((before) => before + 1),
  }
}
