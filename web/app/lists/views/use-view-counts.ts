import { useEffect, useState } from 'react'
import type { WholeList } from '../list-loader.ts'

/** How many rows each view of a list finds: asked for one after the other once the list is there, and again when views change. */
export function useViewCounts(
  views: readonly { query: string }[],
  count: WholeList['count'],
): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(NONE)
  const queries = JSON.stringify(['', ...views.map(({ query }) => query)])
  const isReady = count !== undefined && views.length > 0
  useEffect(() => {
    if (!isReady) return
    const left = new AbortController()
    void countAll(JSON.parse(queries) as string[], count, left.signal, (query, total) =>
      setCounts((before) => new Map(before).set(query, total)),
    )
    return () => left.abort()
    // A page of the same list brings a new function that counts the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [queries, isReady])
  return counts
}

const NONE: ReadonlyMap<string, number> = new Map()

async function countAll(
  queries: readonly string[],
  count: NonNullable<WholeList['count']>,
  signal: AbortSignal,
  onCount: (query: string, total: number) => void,
): Promise<void> {
  for (const query of queries) {
    if (signal.aborted) return
    try {
      onCount(query, await count(query, signal))
    } catch {
      // A tab without its count still leads to its view.
    }
  }
}
