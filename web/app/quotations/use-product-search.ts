import { useEffect, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { api } from '../api/client.ts'
import type { ChosenProduct } from './request-draft.ts'
import { m } from '#messages'

const DELAY_MS = 200
const SHOWN = 20

/** A product that was found, as the catalogue has it. */
export interface FoundProduct extends ChosenProduct {
  id: number
  name: string
}

interface Answer {
  text: string
  round: number
  products: FoundProduct[] | undefined
  failure: string | undefined
}

/** The products that a text finds, a little after its last letter; the best sellers before there is one. Asks while it is open. */
export function useProductSearch(typed: string, isOpen: boolean) {
  const text = typed.trim()
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const isAnswered = answer?.text === text && answer.round === round

  useEffect(() => {
    if (!isOpen || isAnswered) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      try {
        const query = { product_name: text, sort_order: 'featured', per_page: SHOWN } as const
        const { data } = await api.products.search({ query }, { signal })
        const products = data.map(({ id, name, model_name, model_num }) => ({ id, name, model_name, model_num }))
        if (!signal.aborted) setAnswer({ text, round, products, failure: undefined })
      } catch (error) {
        if (signal.aborted) return
        const failure = error instanceof ApiError ? error.message : m.quotations_search_failed()
        setAnswer({ text, round, products: undefined, failure })
      }
    }
    const timer = setTimeout(() => void ask(), text ? DELAY_MS : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isOpen, isAnswered, text, round])

  return {
    /** undefined while they are on their way, and when that failed */
    found: isAnswered ? answer.products : undefined,
    failure: isAnswered ? answer.failure : undefined,
    retry: () => setRound(round + 1),
  }
}
