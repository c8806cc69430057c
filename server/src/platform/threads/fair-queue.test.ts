import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fairQueue } from './fair-queue.ts'
import { places } from './places.ts'

const full = () => new Error('full')

test('an owner of fifty tasks delays another by one', async () => {
  const inTurn = fairQueue({ each: 50, all: 100, waitMs: 60_000, full })
  const done: string[] = []
  const send = (owner: string) => inTurn(owner, async () => void (await turn(), done.push(owner)))
  const greedy = Array.from({ length: 50 }, () => send('greedy'))
  await turn()
  await Promise.all([send('asha'), send('maya'), send('asha')])
  await Promise.all(greedy)
  expect(done.indexOf('asha')).toBeLessThanOrEqual(4)
  expect(done.indexOf('maya')).toBeLessThanOrEqual(5)
  expect(done.lastIndexOf('asha')).toBeLessThanOrEqual(8)
  expect(done).toHaveLength(53)
})

test('failing work does not block later work', async () => {
  const inTurn = fairQueue({ each: 5, all: 5, waitMs: 60_000, full })
  const failed = inTurn('asha', () => Promise.reject(new Error('no')))
  const next = inTurn('asha', async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})

test('beyond the limits per owner, in total, or of waiting, the caller is refused', async () => {
  const inTurn = fairQueue({ each: 2, all: 3, waitMs: 20, full })
  let release = () => {}
  const running = inTurn('asha', () => new Promise<void>((resolve) => (release = resolve)))
  const waits = ['asha', 'asha', 'maya'].map((owner) => inTurn(owner, async () => undefined))
  await expect(inTurn('asha', async () => undefined)).rejects.toThrow('full')
  await expect(inTurn('bina', async () => undefined)).rejects.toThrow('full')
  const outcomes = await Promise.allSettled(waits)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  release()
  await running
  expect(await inTurn('bina', async () => 'free again')).toBe('free again')
})

test('an owner has a limited number of slots; further work waits, and beyond the limit is refused', async () => {
  const enter = places({ each: 2, waiting: 1, waitMs: 60_000, full })
  const [first] = await Promise.all([enter('asha'), enter('asha')])
  let third = false
  const waiting = enter('asha').then((leave) => ((third = true), leave))
  await expect(enter('asha')).rejects.toThrow('full')
  expect(await enter('maya')).toBeTypeOf('function')
  expect(third).toBe(false)
  first!()
  await waiting
  expect(third).toBe(true)
})

test('a caller who waits too long for a slot is refused, and those behind keep theirs', async () => {
  const enter = places({ each: 1, waiting: 5, waitMs: 20, full })
  const leave = await enter('asha')
  await expect(enter('asha')).rejects.toThrow('full')
  leave()
  expect(await enter('asha')).toBeTypeOf('function')
})
