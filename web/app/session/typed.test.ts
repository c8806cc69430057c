import { beforeEach, expect, test, vi } from 'vitest'
import { takeTyped } from './typed.ts'

const TYPED = { accountId: 7, address: '/form?x=1', at: 1_000_000, fields: { power: '66 W' } }

beforeEach(() => {
  const kept = new Map([['typed', JSON.stringify(TYPED)]])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('what was typed is given back once, to the same person at the same address', () => {
  expect(takeTyped(8, '/form?x=1', 1_000_001)).toBeUndefined()
  expect(takeTyped(7, '/form', 1_000_001)).toBeUndefined()
  expect(takeTyped(7, '/form?x=1', 1_000_001)).toEqual({ power: '66 W' })
  expect(takeTyped(7, '/form?x=1', 1_000_001)).toBeUndefined()
})

test('after an hour it is forgotten', () => {
  expect(takeTyped(7, '/form?x=1', 1_000_000 + 3_600_000)).toBeUndefined()
  expect(takeTyped(7, '/form?x=1', 1_000_001)).toBeUndefined()
})
