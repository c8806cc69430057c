import { useEffect } from 'react'

/** Tells staff of a search that found nothing, once for the same words in this tab; a failure disturbs nobody. */
export function useMissedSearch(words: string, { missed, shown }: { missed: boolean; shown: string }): void {
  useEffect(() => {
    if (!missed || words.trim() === '' || told.has(words)) return
    told.add(words)
    void import('../api/client.ts')
      .then(({ api }) => api.missedSearches.tell({ body: { words, shown } }))
      .catch(() => undefined)
  }, [words, missed, shown])
}

const told = new Set<string>()
