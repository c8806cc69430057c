import { useEffect } from 'react'

/** Reports a search without results, once per words and tab; failures are ignored. */
export function useMissedSearch(words: string, { missed, shown }: { missed: boolean; shown: string }): void {
  useEffect(() => {
    if (!missed || words.trim() === '' || reported.has(words)) return
    reported.add(words)
    void import('../api/client.ts')
      .then(({ api }) => api.missedSearches.tell({ body: { words, shown } }))
      .catch(() => undefined)
  }, [words, missed, shown])
}

const reported = new Set<string>()
