import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inputAt } from '../forms/draft.ts'
import { ownedBy } from '../ui/browser/stored.ts'
import { stubStorages } from '../ui/browser/testing/storages.ts'
import { takeTyped } from './typed.ts'

const TYPED = { texts: { power: '66 W' }, files: {} }
let account = 7
let disown: () => void

beforeEach(() => {
  vi.useFakeTimers()
  stubStorages()
  vi.stubGlobal('location', { href: 'https://shop.example/' })
  account = 7
  disown = ownedBy(() => account)
  inputAt('typed', '/form?x=1', 1 / 24).keep(TYPED)
})
afterEach(() => {
  disown()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('input is restored once, to the same person at the same address', () => {
  account = 8
  expect(takeTyped('/form?x=1')).toBeUndefined()
  account = 7
  expect(takeTyped('/form')).toBeUndefined()
  expect(takeTyped('/form?x=1')).toEqual(TYPED)
  expect(takeTyped('/form?x=1')).toBeUndefined()
})

test('input expires after an hour', () => {
  vi.advanceTimersByTime(3_600_000)
  expect(takeTyped('/form?x=1')).toBeUndefined()
})
