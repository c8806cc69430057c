import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createLimits } from './limits.ts'
import { createMakings, type Release } from './makings.ts'

const from = (ip: string, headers: Record<string, string> = {}) => ({ ip, headers }) as FastifyRequest
const makings = (scale = 1) => createMakings(createLimits({ redis: undefined, scale }), scale, 0)

test('each source has at most four responses generated at once', async () => {
  const { admit } = makings()
  const releases: Release[] = []
  const asked = Array.from({ length: 6 }, () =>
    admit(from('2001:db8::1'), 'answer').then((release) => releases.push(release)),
  )
  await expect.poll(() => releases.length).toBe(4)
  // The same subscriber waits from another address too; a different one does not.
  const neighbour = admit(from('2001:db8::2'), 'answer').then((release) => releases.push(release))
  const release = await admit(from('203.0.113.7'), 'answer')
  release()
  expect(releases.length).toBe(4)
  for (let left = 0; left < 3; left += 1) releases[left]!()
  await Promise.all([...asked, neighbour])
  expect(releases.length).toBe(7)
})

test('a request behind too many waiting ones of its source is refused', async () => {
  const { admit } = makings()
  const waiting = Array.from({ length: 36 }, () => admit(from('203.0.113.7'), 'page'))
  await waiting[3]
  await expect(admit(from('203.0.113.7'), 'page')).rejects.toMatchObject({ statusCode: 429, retryAfter: 2 })
  for (const making of waiting) (await making)()
  ;(await admit(from('203.0.113.7'), 'page'))()
})

test('a source has 120 pages and 300 answers made a minute', async () => {
  const { admit } = makings(0.1)
  const make = async (kind: 'answer' | 'page', headers = {}) =>
    (await admit(from('::ffff:203.0.113.7', headers), kind))()
  for (let pages = 0; pages < 12; pages += 1) await make('page')
  await expect(make('page')).rejects.toMatchObject({ statusCode: 429, code: 'too_many' })
  for (let answers = 0; answers < 30; answers += 1) await make('answer')
  await expect(make('answer')).rejects.toMatchObject({ statusCode: 429 })
  ;(await admit(from('203.0.113.8'), 'page'))()
})
