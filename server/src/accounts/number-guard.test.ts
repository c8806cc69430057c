import { LOCALE_HEADER } from 'contract/core/locale'
import { expect, test } from 'vitest'
import { newestCode } from '../../test/attacks/newest-code.ts'
import { buildExtendable } from '../../test/factories/extension.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

const NEW = '9812000001'
const LINK = /http:\/\/baltra\.test(?:\/ne)?\/n\/(\S+)/

/** A customer with points and a product, to whom staff give another number; and whoever has that number. */
async function renumbered({ work = false } = {}) {
  const world = await testApp({ work })
  const { as, build, services } = world
  const { customer: asha, id: stock_id } = await buildExtendable(services, build, { points: 1000 })
  const incharge = await build.admin({ role: 'product_incharge' })
  const renumber = (contact: string) => as(incharge).customers.update({ params: { id: asha.id }, body: { contact } })
  await renumber(NEW)
  const resetBy = async (contact: string) => {
    await as().accounts.requestPasswordReset({ body: { contact } })
    const otp = await newestCode(services, contact)
    const { data } = await as().accounts.verifyResetOtp({ body: { contact, otp } })
    const password = { new_password: 'river-stone-42', confirm_password: 'river-stone-42' }
    return as().accounts.resetPassword({ body: { contact, verification_token: data.verification_token, ...password } })
  }
  const signIn = async () => {
    const { token } = await as().accounts.login({ body: { contact: NEW, password: asha.password } })
    return as({ ...asha, token })
  }
  /** SMS that ask the number before; another one is of the registration. They sort by the digits of the new number. */
  const asked = async (count = 1) =>
    (await world.smsTo(asha.contact, count + 1)).toSorted().filter((text) => LINK.test(text))
  return { ...world, asha, stock_id, renumber, resetBy, signIn, asked, id: asha.id }
}

const tokenIn = (text: string | undefined) => LINK.exec(text ?? '')?.[1] ?? ''

test('a number entered by somebody else sets no password and spends no points for 24 hours', async () => {
  const { as, clock, resetBy, signIn, stock_id } = await renumbered()
  const when = /until \d{1,2}:\d\d [AP]M on \w+, unless your number before confirms it with the link in our SMS$/
  const reset = await refusal(resetBy(NEW))
  expect(reset).toMatchObject({ status: 409, body: { code: 'number_guarded', message: expect.stringMatching(when) } })
  // Anyone who knows the password can sign in and change it; only what the account earned stays where it is.
  const asha = await signIn()
  expect(await refusedWith(asha.extensions.redeem({ body: { stock_id } }))).toMatch(
    /^409 Our team entered another number for your account\. Points cannot be spent until/,
  )
  clock.pass({ hours: 24, seconds: 1 })
  expect(await refusedWith(asha.extensions.redeem({ body: { stock_id } }))).toBeUndefined()
  expect(await resetBy(NEW)).toEqual({ message: 'Password saved. Sign in with it' })
  expect(await refusal(as().accounts.login({ body: { contact: NEW, password: 'river-stone-42' } }))).toBeUndefined()
})

test('the refusal is in the language of the page', async () => {
  const { app, services } = await renumbered()
  const call = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, headers: { [LOCALE_HEADER]: 'ne' } })
  await call('/api/customer/requestpasswordreset', { contact: NEW })
  const otp = await newestCode(services, NEW)
  const answer = await call('/api/customer/resetverifyotp', { contact: NEW, otp })
  expect(answer.json<{ message: string }>().message).toMatch(/^यो नम्बर हाम्रो टोलीले तपाईंको खातामा राखेको हो। .+ सम्म/)
})

test('the previous number gets instructions and confirms the new one with one press', async () => {
  const { as, asha, asked, resetBy, signIn, stock_id } = await renumbered({ work: true })
  const [told] = await asked()
  expect(told).toMatch(/^Your Baltra account has a new number ending in 001\. Was it you\? .+ If not, call \+977/)
  const params = { token: tokenIn(told) }
  expect((await as().accounts.numberChange({ params })).data).toEqual({ ending: '001', is_open: true })
  expect(await refusal((await signIn()).extensions.redeem({ body: { stock_id } }))).toMatchObject({ status: 409 })
  expect((await as().accounts.confirmNumber({ params })).data).toEqual({ ending: '001', is_open: false })
  expect((await as().accounts.confirmNumber({ params })).data).toEqual({ ending: '001', is_open: false })
  expect(await refusal((await signIn()).extensions.redeem({ body: { stock_id } }))).toBeUndefined()
  expect(await refusal(resetBy(NEW))).toBeUndefined()
  for (const wrong of [`${asha.id}.aB3dE6gH9jK2mN5p`, 'x', `${asha.id + 1}.${params.token.split('.')[1]}`])
    expect(await refusedWith(as().accounts.confirmNumber({ params: { token: wrong } }))).toBe(
      '404 This link does not work',
    )
})

test('an intermediate number cannot confirm: the owner’s original number is asked again, and restoring it lifts the guard', async () => {
  const { as, asha, asked, smsTo, renumber, resetBy } = await renumbered({ work: true })
  const [first] = await asked()
  await renumber('9812000002')
  const [, second] = await asked(2)
  expect(await smsTo(NEW)).toEqual([expect.not.stringMatching(LINK)])
  expect(await refusal(as().accounts.confirmNumber({ params: { token: tokenIn(first) } }))).toMatchObject({
    status: 404,
  })
  expect((await as().accounts.numberChange({ params: { token: tokenIn(second) } })).data.is_open).toBe(true)
  expect(await refusal(resetBy('9812000002'))).toMatchObject({ status: 409 })
  await renumber(asha.contact)
  expect(await refusal(resetBy(asha.contact))).toBeUndefined()
})

test('a guarded number cannot claim an account without a password, except one never claimed', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  const add = async (contact: string) =>
    (await admin.customers.add({ body: { contact, name: 'Maya Rai', district: 'Kaski' } })).data.id
  const begin = async (contact: string) => {
    await as().accounts.requestOtp({ body: { contact } })
    const { data } = await as().accounts.verifyOtp({ body: { contact, otp: await newestCode(services, contact) } })
    const body = { contact, name: 'Maya Rai', district: 'Kaski', verification_token: data.verification_token }
    return as().accounts.begin({ body: { ...body, customerAddress: 'Lakeside 6' } })
  }
  const [begun, waiting] = [await add('9812000011'), await add('9812000012')]
  await begin('9812000011')
  await admin.customers.update({ params: { id: begun }, body: { contact: '9812000021' } })
  await admin.customers.update({ params: { id: waiting }, body: { contact: '9812000022' } })
  expect(await refusal(begin('9812000021'))).toMatchObject({ status: 409, body: { code: 'number_guarded' } })
  expect((await begin('9812000022')).data.id).toBe(waiting)
})

test('staff see when the guard ends; changing one’s own number is not guarded', async () => {
  const { as, build, services, id } = await renumbered()
  const admin = await build.admin()
  const { data } = await as(admin).customers.get({ params: { id } })
  expect(Date.parse(data.number_guarded_until)).toBeGreaterThan(services.clock.now().getTime() + 23 * 3_600_000)
  await as(admin).users.update({ params: { id: admin.id }, body: { contact: '9812000031' } })
  const own = await services.db
    .selectFrom('account')
    .where('id', '=', admin.id)
    .select(['number_before', 'number_guarded_until'])
    .executeTakeFirst()
  expect(own).toEqual({ number_before: null, number_guarded_until: null })
})
