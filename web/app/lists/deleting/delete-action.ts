import { localeOfPath } from 'contract/core/locale'
import { m } from '#messages'
import { whole } from '../../ui/format/numbers.ts'
import { deleteLater } from './pending-deletes.ts'

export interface Deletes<R> {
  one: (id: number, reason: string | undefined) => Promise<{ message: string }>
  many: (ids: number[], reason: string | undefined) => Promise<{ message: string }>
  /** handles every other form of the list */
  otherwise?: (args: { request: Request }) => Promise<R>
}

/** The maximum per call. */
const MAX_IDS = 500

/**
 * The action of a list whose rows can be deleted, one by its button or many by selection. The rows disappear at once
 * and are deleted when the time to undo it is over.
 */
export const deleteAction =
  <R = never>({ one, many, otherwise }: Deletes<R>) =>
  async ({ request }: { request: Request }): Promise<{ pending: true } | R> => {
    const form = await request.clone().formData()
    const intent = form.get('intent')
    if (otherwise && intent !== 'delete' && intent !== 'delete-many') return otherwise({ request })
    const ids = form.getAll('id').map(Number)
    const what = form.get('what')
    const given = form.get('reason')
    const reason = typeof given === 'string' ? given : undefined
    deleteLater({
      list: localeOfPath(new URL(request.url).pathname).path,
      ids: new Set(ids),
      what: typeof what === 'string' ? what : m.lists_delete_a_row(),
      send: () => (intent === 'delete-many' ? inPortions(ids, (some) => many(some, reason)) : one(ids[0]!, reason)),
    })
    return { pending: true }
  }

async function inPortions(
  ids: readonly number[],
  many: (ids: number[]) => Promise<{ message: string }>,
): Promise<{ message: string }> {
  let told = { message: '' }
  for (let from = 0; from < ids.length; from += MAX_IDS) told = await many(ids.slice(from, from + MAX_IDS))
  return ids.length > MAX_IDS ? { message: m.lists_deleted_rows({ shown: whole(ids.length) }) } : told
}
