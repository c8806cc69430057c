import { m } from '#messages'
import { whole } from '../../ui/format/numbers.ts'

/** Divides rows into those to do, and sentences about the others: `12 are dispatched already`. */
export function withoutSkipped<Row>(rows: readonly Row[], skip: (row: Row) => string | undefined) {
  const reasons = new Map<string, number>()
  const todo: Row[] = []
  for (const row of rows) {
    const reason = skip(row)
    if (reason === undefined) todo.push(row)
    else reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  const skips = [...reasons].map(([reason, count]) => m.lists_bulk_skip({ shown: whole(count), reason }))
  return { todo, skips }
}
