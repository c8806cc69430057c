import { expect, test } from 'vitest'
import { newestCode } from '../../test/attacks/newest-code.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

const GIVEN = 'Given-by-hari-7'
const maya = {
  firstname: 'Maya',
  lastname: 'Rai',
  email: 'maya@example.com',
  contact: '9812345678',
  role: 'service_incharge' as const,
}

/** A member of staff added with a password of the administrator's choosing. */
async function withMaya() {
  const world = await testApp({ work: false })
  const admin = await world.build.admin()
  await world.as(admin).users.create({ body: { ...maya, password: GIVEN } })
  const signIn = (password: string) => world.as().accounts.login({ body: { contact: maya.contact, password } })
  return { ...world, signIn }
}

test('a given password works for a week, and its expiry is shown', async () => {
  const { clock, signIn } = await withMaya()
  const { data } = await signIn(GIVEN)
  expect(Date.parse(data.password_until) - clock.now().getTime()).toBeCloseTo(7 * 86_400_000, -5)
  clock.pass({ days: 7 })
  expect(await refusal(signIn(GIVEN))).toMatchObject({ status: 403, body: { code: 'password_over' } })
  expect(await refusedWith(signIn('not-this-one'))).toBe('401 Mobile number or password is wrong')
})

test('a chosen password replaces the temporary one and does not expire', async () => {
  const { as, clock, signIn } = await withMaya()
  const { token } = await signIn(GIVEN)
  const change = (fresh: string) =>
    as({ id: 0, contact: '', password: '', token }).accounts.changePassword({
      body: { old_password: GIVEN, new_password: fresh, confirm_newpassword: fresh },
    })
  expect(await refusedWith(change(GIVEN))).toBe('422 Please choose a password different from your current one')
  await change('river-stone-42')
  clock.pass({ days: 30 })
  expect((await signIn('river-stone-42')).data.password_until).toBe('')
})

test('a temporary password cannot be restored by changing it twice', async () => {
  const { as, signIn } = await withMaya()
  const change = async (old_password: string, fresh: string) => {
    const { token } = await signIn(old_password)
    const body = { old_password, new_password: fresh, confirm_newpassword: fresh }
    return as({ id: 0, contact: '', password: '', token }).accounts.changePassword({ body })
  }
  await change(GIVEN, 'river-stone-42')
  expect(await refusedWith(change('river-stone-42', GIVEN))).toBe(
    '422 Please choose a password different from the temporary one',
  )
  expect(await refusedWith(change('river-stone-42', 'mustard-field-7'))).toBeUndefined()
})

test('a temporary password is made when none is typed, is different each time, is shown once, and works in older forms', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  const make = async (contact: string) => (await admin.users.create({ body: { ...maya, contact } })).data
  const [first, second] = [await make('9812345678'), await make('9812345679')]
  expect(first.given_password).not.toBe(second.given_password)
  // The signs that an older client takes, one of each kind.
  for (const kind of [/^[A-Za-z\d@$!%*?&]{14,}$/, /[a-z]/, /[A-Z]/, /\d/, /[@$!%*?&]/])
    expect(first.given_password).toMatch(kind)
  const { data } = await as().accounts.login({ body: { contact: maya.contact, password: first.given_password } })
  expect(data).toMatchObject({ id: first.id, password_until: expect.stringMatching(/Z$/) })
  expect((await admin.users.create({ body: { ...maya, contact: '9812345670', password: GIVEN } })).data).toMatchObject({
    given_password: '',
  })
  const kept = await services.db.selectFrom('audit').select('after').execute()
  expect(JSON.stringify(kept)).not.toContain(first.given_password)
})

test('after a week a code by SMS sets another password', async () => {
  const { as, clock, services, signIn } = await withMaya()
  clock.pass({ days: 8 })
  const { contact } = maya
  await as().accounts.requestPasswordReset({ body: { contact } })
  const { data } = await as().accounts.verifyResetOtp({ body: { contact, otp: await newestCode(services, contact) } })
  const { verification_token } = data
  const reset = (password: string) =>
    as().accounts.resetPassword({
      body: { contact, new_password: password, confirm_password: password, verification_token },
    })
  expect(await refusedWith(reset(GIVEN))).toBe('422 Please choose a password different from the temporary one')
  await reset('river-stone-42')
  expect((await signIn('river-stone-42')).data).toMatchObject({ contact, password_until: '' })
})
