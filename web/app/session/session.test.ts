import { beforeEach, expect, test, vi } from 'vitest'
import { landingOf, livingSession, sessionState } from './session.ts'

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
