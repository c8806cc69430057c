import { deleteLater } from './pending-deletes.ts'

interface Deletes {
  one: (id: number, reason: string | undefined) => Promise<{ message: string }>
  many: (ids: number[], reason: string | undefined) => Promise<{ message: string }>
}

/** As many as one call takes. */
const AT_ONCE = 500

/**
 * The action of a list whose rows can be deleted, one by its bin or many by their ticks. The rows go out of sight at once
 * and are deleted when the time to undo it is over.
 */
export const deleteAction =
  ({ one, many }: Deletes) =>
  async ({ request }: { request: Request }): Promise<{ pending: true }> => {
    const form = await request.formData()
    const ids = form.getAll('id').map(Number)
    const what = form.get('what')
    const given = form.get('reason')
    const reason = typeof given === 'string' ? given : undefined
    deleteLater({
      list: new URL(request.url).pathname,
      ids: new Set(ids),
      what: typeof what === 'string' ? what : 'one row',
      send: () =>
        form.get('intent') === 'delete-many' ? inPortions(ids, (some) => many(some, reason)) : one(ids[0]!, reason),
    })
    return { pending: true }
  }

async function inPortions(
  ids: readonly number[],
  many: (ids: number[]) => Promise<{ message: string }>,
): Promise<{ message: string }> {
  let told = { message: '' }
  for (let from = 0; from < ids.length; from += AT_ONCE) told = await many(ids.slice(from, from + AT_ONCE))
  return ids.length > AT_ONCE ? { message: `${ids.length} rows deleted` } : told
}
