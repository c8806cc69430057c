import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { untilConnected } from './until-connected.ts'

const unreachable = () => new ApiError(0, { message: 'No answer', code: 'unreachable' })
const answered = (status: number, code = `http_${status}`, retryAfter?: number) =>
  new ApiError(status, { message: 'No', code, ...(retryAfter && { retryAfter }) })

let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Work that fails with these errors, one after the other, and then succeeds; `tries` are the seconds of each attempt. */
function start(errors: readonly Error[], { isNew = (): boolean => false } = {}) {
  const begun = Date.now()
  const tries: number[] = []
  const leaving = new AbortController()
  let tryNow: (() => void) | undefined
  const work = () => {
    const error = errors[tries.length]
    tries.push((Date.now() - begun) / 1000)
    return error ? Promise.reject(error) : Promise.resolve('done')
  }
  const line = { signal: leaving.signal, isNew, onLost: (now: (() => void) | undefined) => (tryNow = now) }
  const result = untilConnected(work, line)
  // Looked at when a test asks for it.
  result.catch(() => undefined)
  return { tries, result, leave: (why: unknown) => leaving.abort(why), tryNow: () => tryNow?.() }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('a lost request is retried after pauses that grow to half a minute', async () => {
  const { tries, result } = start(Array.from({ length: 8 }, unreachable))
  await pass(121)
  expect(await result).toBe('done')
  expect(tries).toEqual([0, 1, 3, 7, 15, 30, 60, 90, 120])
})

test('progress resets the pauses', async () => {
  const progress = [false, false, true]
  const { tries, result } = start(Array.from({ length: 4 }, unreachable), { isNew: () => progress.shift() ?? false })
  await pass(10)
  expect(await result).toBe('done')
  expect(tries).toEqual([0, 1, 3, 4, 6])
})

test('it retries at once when the device is online again, or on request', async () => {
  const { tries, result, tryNow } = start(Array.from({ length: 4 }, unreachable))
  await pass(5)
  expect(tries).toEqual([0, 1, 3])
  page.dispatchEvent(new Event('online'))
  await pass(0)
  expect(tries).toEqual([0, 1, 3, 5])
  await pass(1)
  tryNow()
  await pass(0)
  expect(await result).toBe('done')
  expect(tries).toEqual([0, 1, 3, 5, 6])
  await pass(60)
  expect(tries).toHaveLength(5)
})

test.each([
  ['no answer', unreachable()],
  ['a time-out', answered(0, 'timeout')],
  ['a proxy without the server', answered(502)],
  ['a server that is busy', answered(503)],
  ['a proxy that gave up', answered(504)],
  ['too many calls, for a moment', answered(429, 'too_many', 60)],
])('%s may be otherwise a second later', async (_, error) => {
  const { tries, result } = start([error])
  await pass(1)
  expect(await result).toBe('done')
  expect(tries).toEqual([0, 1])
})

test.each([
  ['a refusal', answered(422)],
  ['an ended session', answered(401, 'unauthorized')],
  ['a fault of the server', answered(500)],
  ['too many calls for hours', answered(429, 'too_many', 61)],
  ['a file that is not on the device any more', answered(0, 'unreadable')],
  ['a fault of our own', new RangeError('ours')],
])('%s is told, not tried again', async (_, error) => {
  const { tries, result } = start([error])
  await pass(60)
  await expect(result).rejects.toBe(error)
  expect(tries).toEqual([0])
})

test('leaving while it waits stops all further calls', async () => {
  const { tries, result, leave } = start([unreachable(), unreachable()])
  await pass(0)
  const why = new DOMException('left', 'AbortError')
  leave(why)
  await expect(result).rejects.toBe(why)
  page.dispatchEvent(new Event('online'))
  await pass(60)
  expect(tries).toEqual([0])
})
