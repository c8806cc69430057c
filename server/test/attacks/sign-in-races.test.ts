import { expect, test } from 'vitest'
import { hashPassword } from '../../src/accounts/passwords.ts'
import { grantVerification } from '../../src/accounts/verification.ts'
import { testApp, type TestApp } from '../test-app.ts'
import type { TestAccount } from '../factories/builders.ts'
import { atOnce, counted } from './at-once.ts'
import { browser } from './browser.ts'
import { PATIENT } from './patient.ts'

const ROUNDS = 3
const FRESH = 'river-stone-42'

/** Sign-ins with the old password, begun before and after the change; returns the resulting sessions. */
async function during(world: TestApp, asha: TestAccount, change: () => Promise<unknown>): Promise<unknown[]> {
  const signIn = () => world.as().accounts.login({ body: { contact: asha.contact, password: asha.password } })
  const statuses = await atOnce([signIn, signIn, signIn, change, signIn, signIn, signIn])
  expect(statuses[3]).toBe(200)
  expect(statuses.every((status) => status === 200 || status === 401)).toBe(true)
  return world.services.db.selectFrom('session').where('account_id', '=', asha.id).select('id').execute()
}

test('no session of the old password lives on, however it is timed: reset and change', PATIENT, async () => {
  const world = await testApp({ work: false })
  const { as, services, build, clock } = world
  for (let round = 0; round < ROUNDS; round += 1) {
    const asha = await build.customer()
    const verification_token = await grantVerification(services.db, asha.contact, 'reset', clock.now())
    const body = { contact: asha.contact, new_password: FRESH, confirm_password: FRESH, verification_token }
    expect(await during(world, asha, () => as().accounts.resetPassword({ body }))).toEqual([])
    const bina = await build.customer()
    const fresh = { old_password: bina.password, new_password: FRESH, confirm_newpassword: FRESH }
    expect(await during(world, bina, () => as(bina).accounts.changePassword({ body: fresh }))).toEqual([])
  }
})

test('no session of the old number or role lives on', PATIENT, async () => {
  const world = await testApp({ work: false })
  const { as, build } = world
  const admin = await build.admin()
  for (let round = 0; round < ROUNDS; round += 1) {
    const asha = await build.customer()
    const contact = String(9_811_000_000 + round)
    const move = () => as(admin).customers.update({ params: { id: asha.id }, body: { contact } })
    expect(await during(world, asha, move)).toEqual([])
    const maya = await build.admin({ role: 'service_incharge' })
    const promote = () => as(admin).users.update({ params: { id: maya.id }, body: { role: 'product_incharge' } })
    const left = await during(world, maya, promote)
    // With the same number and password one can sign in again, in the new role.
    expect(left.length).toBeLessThanOrEqual(6)
  }
})

test('a sign-in that the new password overtook forgets no bad tries', PATIENT, async () => {
  const world = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '1' } })
  const { services, build } = world
  const { id, contact, password } = await build.customer()
  const thief = browser(world, '10.9.0.1')
  for (let tries = 0; tries < 9; tries += 1) await thief.post('login', { contact, password: 'not-this-one' })
  const another = await hashPassword(FRESH, 'password')
  // The row is held by a change that has not ended when the old password is found right.
  const late = services.db.transaction().execute(async (tx) => {
    await tx.updateTable('account').set({ password_hash: another }).where('id', '=', id).execute()
    const signingIn = thief.post('login', { contact, password })
    await new Promise((resolve) => setTimeout(resolve, 1500))
    return { signingIn }
  })
  expect((await (await late).signingIn).statusCode).toBe(401)
  expect((await thief.post('login', { contact, password })).statusCode).toBe(429)
})

test('closing an account while signing in is answered with 401, never with an error of ours', PATIENT, async () => {
  const { as, build } = await testApp({ work: false })
  for (let round = 0; round < 5; round += 1) {
    const { contact, password, ...asha } = await build.customer()
    const signIn = () => as().accounts.login({ body: { contact, password } })
    const close = () => as({ contact, password, ...asha }).accounts.closeAccount({ body: { password } })
    const statuses = await atOnce([signIn, signIn, close, signIn, signIn])
    expect(statuses[2]).toBe(200)
    for (const at of [0, 1, 3, 4]) expect(statuses[at]).toBeOneOf([200, 401])
  }
})

test('proofs and codes of a number count no longer once its password is set', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const asha = await build.customer()
  const { contact, password } = asha
  const proof = () => grantVerification(services.db, contact, 'reset', clock.now())
  const [first, second] = [await proof(), await proof()]
  await as().accounts.requestPasswordReset({ body: { contact } })
  const fresh = { old_password: password, new_password: FRESH, confirm_newpassword: FRESH }
  await as(asha).accounts.changePassword({ body: fresh })
  const reset = (verification_token: string) => () =>
    as().accounts.resetPassword({
      body: { contact, new_password: 'stone-bridge-7', confirm_password: 'stone-bridge-7', verification_token },
    })
  expect(await atOnce([reset(first), reset(second)])).toEqual([422, 422])
  expect(await services.db.selectFrom('otp').select('contact').execute()).toEqual([])
  const [third, fourth] = [await proof(), await proof()]
  expect(counted(await atOnce([reset(third), reset(fourth)]))).toEqual({ 200: 1, 422: 1 })
})
