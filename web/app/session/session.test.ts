import { beforeEach, expect, test, vi } from 'vitest'
import { stored } from '../ui/browser/stored.ts'
import { stubStorages } from '../ui/browser/testing/storages.ts'
import { livingSession, sessionState } from '../api/living-session.ts'
import { beginSession, forgetSession, landingOf, leaveSession } from './session.ts'

const token = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`

function kept(value: string | null) {
  vi.stubGlobal('localStorage', { getItem: () => value })
}

beforeEach(() => vi.unstubAllGlobals())

test('without a token there is no session', () => {
  kept(null)
  expect(sessionState()).toEqual({ state: 'none' })
})

test('an unreadable token is distinguished from an expired one', () => {
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

test('staff land in the back office, engineers at their visits, customers on the home page', () => {
  expect([landingOf('admin'), landingOf('service_incharge'), landingOf('engineer'), landingOf('customer')]).toEqual([
    '/baltra-admin-dashboard',
    '/baltra-admin-dashboard',
    '/field',
    '/baltra-aboutUs-Page',
  ])
})

const tokenOf = (accountId: number) => token({ sub: String(accountId), role: 'customer', exp: Date.now() / 1000 + 60 })

test('signing out removes all stored data and drafts', () => {
  const { localStorage, sessionStorage } = stubStorages()
  beginSession(tokenOf(7))
  lastStore.keep('Bhatbhateni')
  draft().keep('It leaks')
  leaveSession()
  expect([...localStorage.kept, ...sessionStorage.kept]).toEqual([])
})

test('drafts survive an expired session, for the same account only', () => {
  stubStorages()
  draft().keep('typed as a guest')
  beginSession(tokenOf(7))
  expect(draft().read()).toBe('typed as a guest')
  lastStore.keep('Bhatbhateni')
  forgetSession()
  expect([draft().read(), lastStore.read()]).toEqual(['', ''])
  beginSession(tokenOf(8))
  expect(draft().read()).toBe('')
  forgetSession()
  beginSession(tokenOf(7))
  expect(draft().read()).toBe('typed as a guest')
})

const text = { check: (value: unknown) => (typeof value === 'string' ? value : undefined), empty: '' }
const lastStore = stored('counter-store', text)
const draft = () => stored('draft /complaint', { ...text, owner: 'account' })
