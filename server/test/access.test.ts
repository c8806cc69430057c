import type { FastifyInstance } from 'fastify'
import { capabilitiesOf, mayCall, type Capability } from 'contract/core/access'
import { KEY_CAPABILITIES, type KeyCapability } from 'contract/api-keys/words'
import { registrations } from 'contract/registrations/endpoints'
import { grantsTo } from 'contract/settings/grants'
import type { DecidingRole } from 'contract/settings/words'
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

test('roles that the settings let decide registrations are admitted to that and to nothing else', async () => {
  const { app, as, build } = await testApp({ work: false })
  const admin = await build.admin()
  const statuses = async (role: Role) => {
    const { token } = await build.customer({ role })
    const told: string[] = []
    for (const { name, endpoint } of ENDPOINTS)
      if (name !== 'accounts.logout') told.push(`${name}: ${outcomeOf(await statusOf(app, endpoint, token))}`)
    return told
  }
  const expected = (role: Role, deciding: readonly DecidingRole[]) =>
    ENDPOINTS.filter(({ name }) => name !== 'accounts.logout').map(({ name, endpoint }) => {
      if (endpoint.access === 'public') return `${name}: let in`
      if (endpoint.access === 'signed') return `${name}: unauthenticated`
      return `${name}: ${mayCall(role, endpoint, grantsTo(deciding)) ? 'let in' : 'refused'}`
    })
  await as(admin).settings.update({
    body: { version: 1, deciding_roles: ['call_centre', 'service_incharge'] },
  })
  for (const role of ['call_centre', 'service_incharge', 'product_incharge', 'customer'] as const)
    expect([role, await statuses(role)]).toEqual([role, expected(role, ['call_centre', 'service_incharge'])])
  expect(mayCall('call_centre', registrations.decide, grantsTo(['call_centre']))).toBe(true)
  await as(admin).settings.update({ body: { version: 2, deciding_roles: '[]' } })
  expect(await statuses('call_centre')).toEqual(expected('call_centre', []))
})

test('every call admits a key with one of its capabilities, and refuses one with all the others', async () => {
  const { app, build } = await testApp({ work: false })
  const admin = await build.admin()
  const made = new Map<string, Promise<string>>()
  /** The secret of a key that holds these. */
  const holding = (capabilities: KeyCapability[]) => {
    const known = made.get(capabilities.join()) ?? build.apiKey(admin, { capabilities }).then(({ token }) => token)
    made.set(capabilities.join(), known)
    return known
  }
  const isOfKeys = (one: Capability): one is KeyCapability => (KEY_CAPABILITIES as readonly Capability[]).includes(one)

  const wrong: string[] = []
  const expectOutcome = async (one: (typeof ENDPOINTS)[number], right: string, capabilities: KeyCapability[]) => {
    const told = outcomeOf(await statusOf(app, one.endpoint, await holding(capabilities)))
    if (told !== right) wrong.push(`${one.name} for ${capabilities.join()}: ${told}`)
  }
  let admitted = 0
  for (const one of ENDPOINTS) {
    const { access, recentPassword } = one.endpoint
    if (access === 'public' || access === 'signed') continue
    const needed = capabilitiesOf(access)
    const others = KEY_CAPABILITIES.filter((capability) => !needed.includes(capability))
    await expectOutcome(one, 'refused', others)
    for (const capability of needed.filter(isOfKeys)) {
      await expectOutcome(one, recentPassword ? 'refused' : 'let in', [capability])
      if (!recentPassword) admitted += 1
    }
  }
  expect(wrong).toEqual([])
  expect(admitted).toBeGreaterThan(150)
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
