import type { ProductCard } from 'contract/products/endpoints'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../api/client.ts'

const DELAY_MS = 300
const FEWEST_LETTERS = 2
const MOST = 8

export type Suggestion = Pick<
  ProductCard,
  'id' | 'name' | 'model_name' | 'model_num' | 'sub_category' | 'warranty' | 'price' | 'picture' | 'slug'
>

interface Answer {
  words: string
  found: readonly Suggestion[]
}

const NONE: readonly Suggestion[] = []

export interface Suggesting {
  /** called with each response */
  onFound?: (found: readonly Suggestion[]) => void
  /** also what is not sold any more */
  offSale?: boolean
}

/**
 * Debounced suggestions from the catalogue; until they arrive, the previous ones that still match. Nothing
 * when it cannot be reached: typing is enough.
 */
export function useSuggestions(letters: string, { onFound, offSale = false }: Suggesting = {}): readonly Suggestion[] {
  const [answer, setAnswer] = useState<Answer>({ words: '', found: NONE })
  const words = letters.trim()
  const take = useEffectEvent((asked: string, found: readonly Suggestion[]) => {
    setAnswer({ words: asked, found })
    onFound?.(found)
  })
  useEffect(() => {
    if (words.length < FEWEST_LETTERS) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      const query = { product_name: words, per_page: MOST, ...(offSale && { off_sale: 'true' }) }
      api.products.search({ query }, { signal: leaving.signal }).then(
        ({ data }) => take(words, data),
        () => undefined,
      )
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [words, offSale])
  return answer.words !== '' && words.startsWith(answer.words) ? answer.found : NONE
}
