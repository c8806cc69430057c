import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  adoptGuestValues,
  forgetAccountValues,
  forgetSessionValues,
  isNamed,
  ownedBy,
  stored,
  sweepValues,
  type StoredKind,
} from './stored.ts'
import { stubStorages } from './testing/storages.ts'

const text = (kind: Partial<StoredKind<string>> = {}) => ({
  check: (value: unknown) => (typeof value === 'string' ? value : undefined),
  empty: '',
  ...kind,
})

let account: number | undefined
let storages: ReturnType<typeof stubStorages>
let disown: () => void
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') })
  storages = stubStorages()
  account = undefined
  disown = ownedBy(() => account)
})
afterEach(() => {
  disown()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a stored value is read again, also by another window, and an equal value is the same object', () => {
  const numbers = { check: (value: unknown) => (Array.isArray(value) ? (value as number[]) : undefined), empty: [] }
  stored<number[]>('numbers', numbers).keep([1, 2])
  const again = stored<number[]>('numbers', numbers)
  expect(again.read()).toEqual([1, 2])
  expect(again.read()).toBe(again.read())
  again.forget()
  expect(again.read()).toBe(numbers.empty)
})

test('damaged, outdated and expired values are ignored', () => {
  const place = stored('a', text({ days: 7 }))
  for (const entry of ['{', '"x"', '{"value":5}', 'null']) {
    storages.localStorage.setItem('a', entry)
    expect(place.read()).toBe('')
  }
  place.keep('typed')
  vi.advanceTimersByTime(7 * 24 * 3_600_000 - 1)
  expect(stored('a', text({ days: 7 })).read()).toBe('typed')
  vi.advanceTimersByTime(1)
  expect(stored('a', text({ days: 7 })).read()).toBe('')
  sweepValues()
  expect(storages.localStorage.length).toBe(0)
})

test('an account reads its own values only, and its own again after a session that ran out', () => {
  const draft = () => stored('draft /form', text({ owner: 'account' }))
  account = 7
  draft().keep('It leaks')
  stored('seen', text()).keep('kettle')
  stored('columns', text({ owner: 'device' })).keep('Power')
  forgetSessionValues()
  account = 8
  expect(draft().read()).toBe('')
  expect([stored('seen', text()).read(), stored('columns', text({ owner: 'device' })).read()]).toEqual(['', 'Power'])
  account = 7
  expect(draft().read()).toBe('It leaks')
})

test('signing out removes the values of that account and of guests, and no others', () => {
  const draft = () => stored('draft /form', text({ owner: 'account' }))
  for (const owner of [7, 77, undefined]) {
    account = owner
    draft().keep(`of ${owner}`)
  }
  forgetAccountValues(7)
  expect([...storages.localStorage.kept.keys()]).toEqual(['77/draft /form'])
})

test('a guest’s values of this tab pass to the account that signs in here', () => {
  const draft = (name: string) => stored(name, text({ owner: 'account' }))
  draft('typed').keep('four stars')
  storages.localStorage.setItem('guest/found', JSON.stringify({ value: 'from yesterday' }))
  storages.localStorage.setItem('guest/other', JSON.stringify({ value: 'of another guest' }))
  expect(draft('found').read()).toBe('from yesterday')
  account = 7
  adoptGuestValues(7)
  expect([draft('typed').read(), draft('found').read(), draft('other').read()]).toEqual([
    'four stars',
    'from yesterday',
    '',
  ])
  account = undefined
  expect([draft('typed').read(), draft('other').read()]).toEqual(['', 'of another guest'])
})

test('without room or storage a value lasts as long as the page', () => {
  const full = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { ...storages.localStorage, getItem: () => null, setItem: full })
  const place = stored('full', text())
  place.keep('typed')
  expect(place.read()).toBe('typed')
  place.forget()
  vi.stubGlobal('sessionStorage', undefined)
  stored('tab', text({ area: 'tab' })).keep('here')
  expect(stored('tab', text({ area: 'tab' })).read()).toBe('here')
})

test('a change is heard in this window and from another one', () => {
  const place = stored('heard', text())
  const heard = vi.fn<() => void>()
  const leave = place.subscribe(heard)
  place.keep('a')
  storages.send(Object.assign(new Event('storage'), { key: 'heard' }))
  storages.send(Object.assign(new Event('storage'), { key: 'else' }))
  expect(heard).toHaveBeenCalledTimes(2)
  leave()
  place.keep('b')
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a file is named as long as any value names it', () => {
  const place = stored('draft /form', text({ owner: 'account' }))
  place.keep('bill a1b2')
  expect(isNamed('a1b2')).toBe(true)
  place.forget()
  expect(isNamed('a1b2')).toBe(false)
})
