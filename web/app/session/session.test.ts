import { beforeEach, expect, test, vi } from 'vitest'
import { beginSession, forgetSession, landingOf, leaveSession, livingSession, sessionState } from './session.ts'

const token = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`

function kept(value: string | null) {
  vi.stubGlobal('localStorage', { getItem: () => value })
}

beforeEach(() => vi.unstubAllGlobals())

test('nobody is signed in without a token', () => {
  kept(null)
  expect(sessionState()).toEqual({ state: 'none' })
})

test('a token that makes no sense is told from one that ran out', () => {
  kept('rubbish')
  expect(sessionState()).toEqual({ state: 'unreadable' })
  kept(token({ sub: '7', role: 'customer', exp: Date.now() / 1000 - 1 }))
  expect(sessionState()).toEqual({ state: 'expired' })
})

test('a living session knows its account and role', () => {
  const exp = Math.floor(Date.now() / 1000) + 60
  kept(token({ sub: '7', role: 'admin', exp }))
  expect(livingSession()).toEqual({ accountId: 7, role: 'admin', expiresAt: exp })
})

test('staff land in the back office, customers on the home page', () => {
  expect([landingOf('admin'), landingOf('service_incharge'), landingOf('customer')]).toEqual([
    '/baltra-admin-dashboard',
    '/baltra-admin-dashboard',
    '/baltra-aboutUs-Page',
  ])
})

/** A browser's two stores, as long as a test lasts. */
function emptyStores() {
  const store = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      clear: () => kept.clear(),
      kept,
    }
  }
  const stores = { localStorage: store(), sessionStorage: store() }
  vi.stubGlobal('localStorage', stores.localStorage)
  vi.stubGlobal('sessionStorage', stores.sessionStorage)
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  return stores
}

const tokenOf = (accountId: number) => token({ sub: String(accountId), role: 'customer', exp: Date.now() / 1000 + 60 })

test('signing out leaves nothing behind, neither what the browser kept nor what was typed in the tab', () => {
  const { localStorage, sessionStorage } = emptyStores()
  beginSession(tokenOf(7))
  localStorage.setItem('finder-opened-7', 'a customer’s name')
  sessionStorage.setItem('draft 7 /complaint', 'It leaks')
  leaveSession()
  expect([...localStorage.kept, ...sessionStorage.kept]).toEqual([])
})

test('what somebody typed waits for them when their session ran out, and for nobody else', () => {
  const { localStorage, sessionStorage } = emptyStores()
  sessionStorage.setItem('as a guest', 'four stars')
  beginSession(tokenOf(7))
  sessionStorage.setItem('draft 7 /complaint', 'It leaks')
  forgetSession()
  expect(localStorage.kept.size).toBe(0)
  beginSession(tokenOf(7))
  expect([sessionStorage.getItem('draft 7 /complaint'), sessionStorage.getItem('as a guest')]).toEqual([
    'It leaks',
    'four stars',
  ])
  forgetSession()
  beginSession(tokenOf(8))
  expect([...sessionStorage.kept.keys()]).toEqual(['drafts-of'])
})
