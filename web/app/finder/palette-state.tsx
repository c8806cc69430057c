import SearchX from 'lucide-react/icons/search-x'
import { m } from '#messages'
import { Button } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { Loading } from '../ui/feedback/skeleton.tsx'
import { RowsSkeleton } from './palette-skeleton.tsx'
import type { useHits } from './use-hits.ts'
import { whole } from '../ui/format/numbers.ts'

export interface PaletteStateProps {
  typed: string
  /** number of entries */
  count: number
  search: ReturnType<typeof useHits>
}

/** The line below the list: loading, failed or empty; screen readers also hear the number of hits. */
export function PaletteState({ typed, count, search: { hits, failure, retry } }: PaletteStateProps) {
  if (failure)
    return (
      <Note
        tone="error"
        title={failure}
        className="m-3 shrink-0"
        action={
          <Button variant="line" size="sm" onClick={retry}>
            {m.office_try_again()}
          </Button>
        }
      >
        {m.finder_failed_rest()}
      </Note>
    )
  if (!hits)
    return (
      <Loading label={m.finder_searching()} className="shrink-0">
        <RowsSkeleton rows={count > 0 ? 1 : 3} />
      </Loading>
    )
  if (count > 0)
    return (
      <p role="status" className="sr-only">
        {typed.trim() && m.finder_results({ count, shown: whole(count) })}
      </p>
    )
  return (
    <div role="status" className="overflow-y-auto">
      <EmptyState size="short" icon={<SearchX />} title={m.finder_none()} text={m.finder_none_text()} />
    </div>
  )
}
