import { mayCall } from 'contract/core/access'
import { expect, test } from 'vitest'
import { engineerWithPhone } from '../src/field/testing/field-world.ts'
import { beginSession } from '../src/platform/sessions/begin-session.ts'
import { ENDPOINTS } from './calls/endpoints.ts'
import { say } from './calls/say.ts'
import { WITH_PASSKEYS } from './factories/passkey.ts'
import { testApp } from './test-app.ts'
import { worldOf } from './calls/world.ts'

/** In every row of others, and in no other. */
const MARK = 'Zanskar'

test('an engineer reaches nothing of others by any call, and a call of the office not at all', async () => {
  const tested = await testApp({ work: false, env: WITH_PASSKEYS })
  const { build, services } = tested
  const people = { asha: await build.customer({ firstname: MARK }), admin: await build.admin() }
  const world = {
    ...worldOf(tested, people),
    engineer: (options: object = {}) => build.engineer({ ...options, name: `${MARK} Tamang` }),
  }
  const { account } = await engineerWithPhone(tested, { name: 'Ram Thapa' })
  const wrong: string[] = []
  for (const one of ENDPOINTS.filter(({ endpoint: { access } }) => access !== 'public' && access !== 'signed')) {
    if (one.name === 'accounts.logout') continue
    const isTheirs = mayCall('engineer', one.endpoint)
    // Others' rows need to be there only where the call is let in.
    const call = isTheirs ? await one.rightCall(world) : { params: { id: 1 } }
    // An earlier call may have ended the session.
    const as = {
      ...account,
      token: await beginSession(services, services.db, { ...account, role: 'engineer' }, 'test'),
    }
    const { status, body } = await say(world, one, { ...call, as })
    if (!isTheirs && status !== 403) wrong.push(`${one.name}: ${status}`)
    if (body.includes(MARK)) wrong.push(`${one.name}: ${body}`)
  }
  expect(wrong).toEqual([])
})
