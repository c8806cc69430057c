import type { Counted, DeletionPreview } from 'contract/deletions/endpoints'
import { listText } from 'contract/core/lists'
import { m } from '#messages'
import { pageLocale } from '../../core/locale.ts'
import { whole } from '../../ui/format/numbers.ts'

const inWords = (counts: readonly Counted[]): string =>
  listText(
    counts.map(({ count, what }) => `${whole(count)} ${what}`),
    pageLocale(),
  )

/** The consequences of a deletion in sentences, shown before it is confirmed. */
export function previewText({ found, deletes, keeps, notes }: DeletionPreview): string[] {
  const keptText = found === 1 ? m.lists_preview_keeps_one : m.lists_preview_keeps_many
  if (found === 0) return [m.lists_preview_gone()]
  return [
    deletes.length > 0 ? m.lists_preview_deletes({ what: inWords(deletes) }) : m.lists_preview_nothing(),
    ...(keeps.length > 0 ? [keptText({ what: inWords(keeps) })] : []),
    ...notes,
  ]
}
