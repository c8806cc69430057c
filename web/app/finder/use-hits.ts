import type { Hit, Total } from 'contract/finder/endpoints'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { ApiError } from '../api/api-error.ts'
import { api } from '../api/client.ts'

const LETTERS = 2
const DELAY_MS = 150
const NO_HITS: readonly Hit[] = []
const NO_TOTALS: readonly Total[] = []

interface Answer {
  text: string
  round: number
  hits: readonly Hit[]
  totals: readonly Total[]
  failure: string | undefined
}

/** The server's hits for a text, shortly after the last keystroke. Answers to earlier texts are never shown. */
export function useHits(typed: string) {
  const text = typed.trim()
  const asks = text.length >= LETTERS
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (!asks) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      try {
        const { data, totals } = await api.finder.find({ query: { text } }, { signal })
        if (!signal.aborted) setAnswer({ text, round, hits: data, totals, failure: undefined })
      } catch (error) {
        if (signal.aborted) return
        // The session has ended: the guard reports it and leads to sign-in.
        if (error instanceof ApiError && error.code === 'unauthorized') void revalidate()
        const failure = error instanceof ApiError ? error.message : m.finder_no_answer()
        setAnswer({ text, round, hits: NO_HITS, totals: NO_TOTALS, failure })
      }
    }
    const timer = setTimeout(() => void ask(), DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asks, text, round, revalidate])

  const current = asks && answer?.text === text && answer.round === round ? answer : undefined
  return {
    /** undefined while loading */
    hits: asks ? current?.hits : NO_HITS,
    /** of kinds that have more than their hits */
    totals: current?.totals ?? NO_TOTALS,
    failure: current?.failure,
    retry: () => setRound(round + 1),
  }
}
