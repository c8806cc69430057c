import type { Counted, DeletionPreview } from 'contract/deletions/endpoints'
import { listText } from 'contract/core/lists'
import { whole } from '../ui/format/numbers.ts'

const inWords = (counts: readonly Counted[]): string =>
  listText(
    counts.map(({ count, what }) => `${whole(count)} ${what}`),
    'en',
  )

/** The consequences of a deletion in sentences, shown before it is confirmed. */
export function previewText({ found, deletes, keeps, notes }: DeletionPreview): string[] {
  if (found === 0) return ['It is already gone.']
  return [
    deletes.length > 0 ? `Also deleted: ${inWords(deletes)}.` : 'Nothing else is deleted.',
    ...(keeps.length > 0 ? [`Still referring to ${found === 1 ? 'it' : 'them'}, and kept: ${inWords(keeps)}.`] : []),
    ...notes,
  ]
}
