import { expect, test } from 'vitest'
import type { ApiCall } from 'contract/core/client'
import { ApiError } from './api-error.ts'
import { withPassword } from './with-password.ts'

const needed = () => new ApiError(403, { message: 'Please confirm your password', code: 'password_needed' })

/** A server that wants the password first, and a person who gives it or not. */
function guarded(gives: boolean) {
  const arrived: ApiCall[] = []
  let [confirmed, asked] = [false, 0]
  const send = withPassword(
    async (call) => {
      arrived.push(call)
      if (!confirmed) throw needed()
      return 'done'
    },
    async () => {
      asked += 1
      return (confirmed = gives)
    },
  )
  return { send, arrived, asked: () => asked }
}

const call = (): ApiCall => ({
  route: { method: 'POST', path: '/x' },
  url: '/x',
  params: {},
  query: {},
  body: { points: '5', reason: 'Goodwill' },
  options: {},
})

test('a call that needs the password is sent again as it was, once it is typed', async () => {
  const { send, arrived } = guarded(true)
  const sent = call()
  expect(await send(sent)).toBe('done')
  expect(arrived).toEqual([sent, sent])
})

test('several calls ask once', async () => {
  const { send, asked } = guarded(true)
  expect(await Promise.all([send(call()), send(call())])).toEqual(['done', 'done'])
  expect(asked()).toBe(1)
})

test('after Cancel the refusal is that of the server, and nothing is sent', async () => {
  const { send, arrived } = guarded(false)
  await expect(send(call())).rejects.toMatchObject({ code: 'password_needed' })
  expect(arrived).toHaveLength(1)
})
