import type { Part } from 'contract/parts/endpoints'
import { useEffect, useState } from 'react'
import { m } from '#messages'
import { ApiError } from '../api/api-error.ts'
import { api } from '../api/client.ts'

const DELAY_MS = 200
const SHOWN = 20

interface Answer {
  text: string
  round: number
  found?: Part[]
  failure?: string
}

/** The parts that a text finds, a little after its last letter; the first ones by number before there is one. Asks while it is open. */
export function usePartSearch(typed: string, isOpen: boolean) {
  const text = typed.trim()
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const isAnswered = answer?.text === text && answer.round === round

  useEffect(() => {
    if (!isOpen || isAnswered) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async () => {
      try {
        const query = { active: true, per_page: SHOWN, ...(text && { search: text }) }
        const { data } = await api.parts.list({ query }, { signal })
        if (!signal.aborted) setAnswer({ text, round, found: data })
      } catch (error) {
        if (signal.aborted) return
        setAnswer({ text, round, failure: error instanceof ApiError ? error.message : m.history_failed() })
      }
    }
    const timer = setTimeout(() => void ask(), text ? DELAY_MS : 0)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [isOpen, isAnswered, text, round])

  return {
    /** undefined while they are on their way, and when that failed */
    found: isAnswered ? answer.found : undefined,
    failure: isAnswered ? answer.failure : undefined,
    retry: () => setRound(round + 1),
  }
}
