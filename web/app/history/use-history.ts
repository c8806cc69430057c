import type { HistoryEvent } from 'contract/history/endpoints'
import type { HistorySubject } from 'contract/history/words'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { ApiError } from '../api/api-error.ts'
import { api } from '../api/client.ts'
import { joinedPages } from '../lists/joined-pages.ts'

const AT_ONCE = 10

interface Answer {
  asked: { page: number; round: number }
  events: readonly HistoryEvent[]
  total: number
  failure: string | undefined
}

/** The history of a record, newest page first; `more` loads the next page, or retries the one that failed. */
export function useHistory(subject: HistorySubject, id: number) {
  const [asked, setAsked] = useState({ page: 1, round: 0 })
  const [answer, setAnswer] = useState<Answer>()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const read = async () => {
      try {
        const query = { page: asked.page, per_page: AT_ONCE }
        const { data, pagination } = await api.history.list({ params: { subject, id }, query }, { signal })
        if (signal.aborted) return
        setAnswer((before) => ({
          asked,
          events: joinedPages(before?.events ?? [], data),
          total: pagination.total_results,
          failure: undefined,
        }))
      } catch (error) {
        if (signal.aborted) return
        // The session has ended: the guard reports it and leads to sign-in.
        if (error instanceof ApiError && error.code === 'unauthorized') void revalidate()
        const failure = error instanceof ApiError ? error.message : m.history_failed()
        setAnswer((before) => ({ events: [], total: 0, ...before, asked, failure }))
      }
    }
    void read()
    return () => controller.abort()
  }, [subject, id, asked, revalidate])

  const { page, round } = asked
  return {
    ...answer,
    busy: answer?.asked !== asked,
    more: () => setAsked(answer?.failure ? { page, round: round + 1 } : { page: page + 1, round }),
  }
}
