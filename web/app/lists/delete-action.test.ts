import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { deleteAction } from './delete-action.ts'

const pressed = (intent: string, ids: number[]) => {
  const body = new FormData()
  body.set('intent', intent)
  for (const id of ids) body.append('id', String(id))
  return { request: new Request('http://shop.test/list', { method: 'POST', body }) }
}

test('a bin deletes one row, a selection many, also when it is one', async () => {
  const asked: unknown[] = []
  const act = deleteAction({
    one: async (id) => ({ message: `${asked.push(id)} deleted` }),
    many: async (ids) => ({ message: `${asked.push(ids)} deleted` }),
  })
  expect(await act(pressed('delete', [7]))).toEqual({ message: '1 deleted' })
  await act(pressed('delete-many', [8]))
  await act(pressed('delete-many', [1, 2]))
  expect(asked).toEqual([7, [8], [1, 2]])
})

test('what is in use is said, and an ended session is thrown on', async () => {
  const refusing = (status: number, code: string) => {
    const refuse = () => Promise.reject(new ApiError(status, { message: '“Kettle” has 3 products', code }))
    return deleteAction({ one: refuse, many: refuse })(pressed('delete', [7]))
  }
  expect(await refusing(409, 'in_use')).toMatchObject({ refused: true, message: '“Kettle” has 3 products' })
  await expect(refusing(401, 'unauthorized')).rejects.toMatchObject({ status: 401 })
})
