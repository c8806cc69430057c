import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { toastStore } from '../../ui/feedback/toast-store.ts'
import { deleteAction } from './delete-action.ts'
import { pendingDeletes, UNDO_MILLISECONDS } from './pending-deletes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pressed = (intent: string, ids: number[], what = '“Kettle”') => {
  const body = new FormData()
  body.set('intent', intent)
  body.set('what', what)
  for (const id of ids) body.append('id', String(id))
  return { request: new Request('http://shop.test/list?page=2', { method: 'POST', body }) }
}

const recording = () => {
  const asked: unknown[] = []
  const act = deleteAction({
    one: async (id) => ({ message: `${asked.push(id)} deleted` }),
    many: async (ids) => ({ message: `${asked.push(ids)} deleted` }),
  })
  return { asked, act }
}

const passes = () => vi.advanceTimersByTimeAsync(UNDO_MILLISECONDS)
const said = () => toastStore.read().map(({ title }) => title)

test('a bin deletes one row, a selection many, when the time to undo it is over', async () => {
  const { asked, act } = recording()
  await act(pressed('delete', [7]))
  await act(pressed('delete-many', [8], 'one product'))
  expect(pendingDeletes.read()).toMatchObject([
    { list: '/list', ids: new Set([7]) },
    { list: '/list', ids: new Set([8]) },
  ])
  expect(said()).toEqual(['Deleting “Kettle”', 'Deleting one product'])
  expect(asked).toEqual([])
  await passes()
  expect(asked).toEqual([7, [8]])
  expect(pendingDeletes.read()).toEqual([])
})

test('an undone delete is never sent', async () => {
  const { asked, act } = recording()
  await act(pressed('delete', [7]))
  toastStore
    .read()
    .find(({ title }) => title === 'Deleting “Kettle”')
    ?.action?.run()
  await act(pressed('delete', [8]))
  expect(pendingDeletes.undoLast()).toBe(true)
  expect(pendingDeletes.undoLast()).toBe(false)
  await passes()
  expect([asked, pendingDeletes.read()]).toEqual([[], []])
})

test('many rows are deleted in batches that fit one call', async () => {
  const { asked, act } = recording()
  await act(
    pressed(
      'delete-many',
      Array.from({ length: 1200 }, (_, id) => id + 1),
    ),
  )
  await passes()
  expect(asked.map((ids) => (ids as number[]).length)).toEqual([500, 500, 200])
  expect(said()).toContain('1,200 rows deleted')
})

test('a refusal for rows in use is shown, and the rows are back at once', async () => {
  const seen: unknown[] = []
  const stop = pendingDeletes.onFinished(async (list) => void seen.push(list, pendingDeletes.read().length))
  const refuse = () => Promise.reject(new ApiError(409, { message: '“Kettle” has 3 products', code: 'in_use' }))
  await deleteAction({ one: refuse, many: refuse })(pressed('delete', [7]))
  await passes()
  expect(seen).toEqual(['/list', 0])
  expect(pendingDeletes.read()).toEqual([])
  expect(said()).toContain('“Kettle” has 3 products')
  stop()
})
