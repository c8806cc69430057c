import { contract } from 'contract/index'
import { may, ROLES, type Role } from 'contract/access'
import type { Endpoint } from 'contract/endpoint'
import { expect, test } from 'vitest'
import { testApp } from './test-app.ts'

const endpoints = Object.entries(contract).flatMap(([domain, names]) =>
  Object.entries<Endpoint>(names).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
)

test('every endpoint lets in exactly those whom its capability names', async () => {
  const world = await testApp({ work: false })
  const tokens = new Map<Role, string>()
  for (const role of ROLES) {
    const person = role === 'customer' ? await world.build.customer() : await world.build.admin({ role })
    tokens.set(role, person.token)
  }

  const call = async ({ endpoint }: (typeof endpoints)[number], token: string | undefined) => {
    const { statusCode } = await world.app.inject({
      method: endpoint.method,
      // An id that nobody has: who is let in finds nothing, and harms nothing.
      url: `/api${endpoint.path.replace(':id', endpoint.path.startsWith('/jobs') ? '00000000-0000-4000-8000-000000000000' : '2147483647')}`,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      ...(endpoint.method !== 'GET' && { payload: {} }),
    })
    return statusCode
  }

  for (const one of endpoints) {
    const { access } = one.endpoint
    const nobody = await call(one, undefined)
    if (access === 'public') expect(nobody, `${one.name} is open`).not.toBe(403)
    else expect(nobody, `${one.name} asks who it is`).toBe(401)
    if (access === 'signed') continue
    for (const [role, token] of tokens) {
      // These two end the session that the loop needs.
      if (one.name === 'accounts.logout') continue
      const status = await call(one, token)
      if (may(role, access))
        expect([401, 403], `${one.name} lets ${role} in, and answered ${status}`).not.toContain(status)
      else expect(status, `${one.name} refuses ${role}`).toBe(403)
      expect(status, `${one.name} never fails`).toBeLessThan(500)
    }
  }
})

test('a role is read from the account, not from the token', async () => {
  const world = await testApp({ work: false })
  const admin = await world.build.admin()
  await world.services.db.updateTable('account').set({ role: 'customer' }).where('id', '=', admin.id).execute()
  const { statusCode } = await world.app.inject({
    url: '/api/user/attention',
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(statusCode).toBe(403)
})
