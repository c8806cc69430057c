import type { FastifyInstance } from 'fastify'
import { mayCall } from 'contract/core/access'
import { ROLES, type Role } from 'contract/core/roles'
import type { Endpoint } from 'contract/core/endpoint'
import { expect, test } from 'vitest'
import { ENDPOINTS } from './calls/endpoints.ts'
import { testApp } from './test-app.ts'

type Caller = Role | 'nobody'

test('every endpoint admits exactly the roles with its capability, and those bound to a centre where it keeps to one', async () => {
  const { app, build } = await testApp({ work: false })
  const tokens = new Map<Caller, string | undefined>([['nobody', undefined]])
  for (const role of ROLES) tokens.set(role, (await build.customer({ role })).token)

  const told: string[] = []
  const expected: string[] = []
  for (const { name, endpoint } of ENDPOINTS) {
    for (const [caller, token] of tokens) {
      // It would end the session that the rest of the loop needs; the slice's own tests try it.
      if (name === 'accounts.logout' && token) continue
      told.push(`${caller} at ${name}: ${outcomeOf(await statusOf(app, endpoint, token))}`)
      expected.push(`${caller} at ${name}: ${rightOutcome(endpoint, caller)}`)
    }
  }
  expect(told).toEqual(expected)
})

test('a role is read from the account, not from the token', async () => {
  const { app, services, build } = await testApp({ work: false })
  const admin = await build.admin()
  await services.db.updateTable('account').set({ role: 'customer' }).where('id', '=', admin.id).execute()
  const headers = { authorization: `Bearer ${admin.token}` }
  const { statusCode } = await app.inject({ url: '/api/user/attention', headers })
  expect(statusCode).toBe(403)
})

/** Calls with an unknown id and an empty body, which change nothing even when permitted. */
async function statusOf(app: FastifyInstance, { method, path }: Endpoint, token: string | undefined): Promise<number> {
  const id = path.startsWith('/jobs') ? '00000000-0000-4000-8000-000000000000' : '2147483647'
  const { statusCode } = await app.inject({
    method,
    url: `/api${path.replace(':id', id)}`,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(method !== 'GET' && { payload: {} }),
  })
  return statusCode
}

function rightOutcome(endpoint: Endpoint, caller: Caller): string {
  const { access } = endpoint
  if (access === 'public') return 'let in'
  if (access === 'signed' || caller === 'nobody') return 'unauthenticated'
  return mayCall(caller, endpoint) ? 'let in' : 'refused'
}

function outcomeOf(status: number): string {
  if (status === 401) return 'unauthenticated'
  if (status === 403) return 'refused'
  return status < 500 ? 'let in' : `failed with ${status}`
}
