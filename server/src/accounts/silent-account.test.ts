import { expect, test } from 'vitest'
import { newestCode } from '../../test/attacks/newest-code.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { form } from './testing/signing-up.ts'

const PASSWORDS = { new_password: 'river-stone-42', confirm_password: 'river-stone-42' }

/** A customer with a product who has not signed in for a while, and whoever has their number by now. */
async function silent({ days = 181, env = {} } = {}) {
  const world = await testApp({ work: false, env })
  const { as, build, services, clock } = world
  const asha = await build.customer()
  await buildRegistration(services, { customer: asha, serial_number: 'BEK-77 01' })
  clock.pass({ days })
  const { contact } = asha
  const provenForReset = async () => {
    await as().accounts.requestPasswordReset({ body: { contact } })
    const otp = Number(await newestCode(services, contact))
    return (await as().accounts.verifyResetOtp({ body: { contact, otp } })).data
  }
  const provenForSignUp = async () => {
    await as().accounts.requestOtp({ body: { contact } })
    const otp = Number(await newestCode(services, contact))
    return (await as().accounts.verifyOtp({ body: { contact, otp } })).data
  }
  return { ...world, asha, contact, provenForReset, provenForSignUp }
}

test('after 180 days without a sign-in a code alone sets no password: the owner says what they know', async () => {
  const { as, contact, provenForReset } = await silent()
  const { verification_token, asks_owner } = await provenForReset()
  expect(asks_owner).toBe(true)
  const body = { contact, verification_token, ...PASSWORDS }
  const reset = (known?: string) => as().accounts.resetPassword({ body: { ...body, known } })
  expect(await refusal(reset())).toMatchObject({
    status: 409,
    body: {
      code: 'owner_asked',
      message: expect.stringMatching(/^Nobody has signed in to this account for a long time/),
    },
  })
  expect(await refusedWith(reset('Thapa'))).toBe(
    '422 This is neither the last name nor a serial number of this account',
  )
  expect(await refusedWith(reset('BEK-7702'))).toBe(await refusedWith(reset('Rai')))
  expect(await refusal(reset('sn bek 77०१'))).toBeUndefined()
  // Signed in again it is like any other account.
  await as().accounts.login({ body: { contact, password: PASSWORDS.new_password } })
  expect((await provenForReset()).asks_owner).toBe(false)
})

test('the last name does in any case, and five wrong answers a day are the last', async () => {
  const { as, contact, provenForReset } = await silent({ env: { RATE_LIMIT_SCALE: '1' } })
  const { verification_token } = await provenForReset()
  const reset = (known: string) =>
    as().accounts.resetPassword({ body: { contact, verification_token, ...PASSWORDS, known } })
  for (const wrong of ['Rai', 'Thapa', 'Shrestha', 'Tamang'])
    expect(await refusal(reset(wrong))).toMatchObject({ status: 422 })
  expect(await refusal(reset(' GURUNG '))).toBeUndefined()
  const again = (await provenForReset()).verification_token
  const other = (known: string) =>
    as().accounts.resetPassword({ body: { contact, verification_token: again, ...PASSWORDS, known } })
  expect(await refusal(other('Magar'))).toMatchObject({ status: 422 })
  expect(await refusal(other('Gurung'))).toMatchObject({ status: 429 })
})

test('an account in use is not asked, and no one begins anew with its number', async () => {
  const { as, contact, provenForReset, provenForSignUp } = await silent({ days: 179 })
  expect((await provenForReset()).asks_owner).toBe(false)
  const { verification_token, has_account, may_begin_anew } = await provenForSignUp()
  expect({ has_account, may_begin_anew }).toEqual({ has_account: true, may_begin_anew: false })
  const body = { ...form, contact, verification_token, begin_anew: true }
  expect(await refusal(as().accounts.register({ body }))).toMatchObject({ status: 409, body: { code: 'registered' } })
})

test('whoever has the number now begins anew: the account before stays with staff, who find it by the number', async () => {
  const { as, asha, build, contact, provenForSignUp } = await silent()
  const { verification_token, may_begin_anew } = await provenForSignUp()
  expect(may_begin_anew).toBe(true)
  const body = { ...form, contact, verification_token, lastname: 'Rai' }
  // The call of the documents, without a word about it, is refused as before.
  expect(await refusedWith(as().accounts.register({ body }))).toBe(
    '409 This mobile number is already registered, please sign in',
  )
  const { data } = await as().accounts.register({ body: { ...body, begin_anew: true } })
  expect(data.id).not.toBe(asha.id)
  expect((await as().accounts.login({ body: { contact, password: form.password } })).data.id).toBe(data.id)
  const admin = as(await build.admin())
  expect((await admin.customers.list({ query: { firstname: contact } })).data.map(({ id }) => id)).toEqual([
    data.id,
    asha.id,
  ])
  const before = (await admin.customers.get({ params: { id: asha.id } })).data
  expect(before).toMatchObject({ contact: '', number_given_up: contact })
  expect(before.number_given_up_at).not.toBe('')
  expect((await admin.customers.overview({ params: { id: asha.id } })).data.products?.total).toBe(1)
  const { data: events } = await admin.history.list({ params: { subject: 'account', id: asha.id }, query: {} })
  expect(JSON.stringify(events)).toContain(`gave the number ${contact} up`)
  // Staff give it the number that its owner calls from, or make both one.
  await admin.customers.update({ params: { id: asha.id }, body: { contact: '9812000031' } })
  expect((await admin.customers.get({ params: { id: asha.id } })).data.contact).toBe('9812000031')
})

test('two accounts that gave their number up are told apart, and are merged into one with a number and separated again', async () => {
  const { as, asha, build, contact, services, provenForSignUp } = await silent()
  const { verification_token } = await provenForSignUp()
  await as().accounts.register({ body: { ...form, contact, verification_token, begin_anew: true } })
  const other = await build.customer()
  await services.db
    .updateTable('account')
    .set({ contact: '', number_given_up: other.contact, number_given_up_at: new Date().toISOString() })
    .where('id', '=', other.id)
    .execute()
  const kept = await build.customer()
  const admin = as(await build.admin())
  const merge = (kept_id: number, merged_id: number) =>
    admin.customers.merge({ body: { kept_id, merged_id, name_of: kept_id } })
  expect(await refusal(merge(asha.id, kept.id))).toMatchObject({ status: 409, body: { code: 'no_number' } })
  const { data } = await merge(kept.id, asha.id)
  await admin.customers.undoMerge({ params: { id: data.merges[0]!.id } })
  expect((await admin.customers.get({ params: { id: asha.id } })).data.number_given_up).toBe(contact)
})

test('an account without a password is claimed by its owner’s last name alone; with another one it gives the number up', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const staff = async () => as(await build.admin())
  const [one, two, three] = ['9812000011', '9812000012', '9812000013']
  const ids: number[] = []
  for (const [contact, name] of [
    [one, 'Maya Rai'],
    [two, 'Maya Rai'],
    [three, 'माया ताँती'],
  ] as const)
    ids.push((await (await staff()).customers.add({ body: { contact, name, district: 'Kaski' } })).data.id)
  clock.pass({ days: 181 })
  const begin = async (contact: string, name: string) => {
    await as().accounts.requestOtp({ body: { contact } })
    const otp = Number(await newestCode(services, contact))
    const { data } = await as().accounts.verifyOtp({ body: { contact, otp } })
    const { verification_token } = data
    return as().accounts.begin({
      body: { contact, name, district: 'Kaski', customerAddress: 'Lakeside 6', verification_token },
    })
  }
  expect((await begin(one, 'Maya RAI')).data.id).toBe(ids[0])
  expect((await begin(three, 'माया तांती')).data.id).toBe(ids[2])
  expect((await begin(two, 'Hari Thapa')).data.id).not.toBe(ids[1])
  expect((await (await staff()).customers.get({ params: { id: ids[1]! } })).data.number_given_up).toBe(two)
})

test('a customer who changes to a number of a silent account gets it', async () => {
  const { as, build, contact, services } = await silent()
  const maya = await build.customer()
  await as(maya).accounts.requestNumberCode({ body: { contact } })
  const otp = Number(await newestCode(services, contact))
  const { data } = await as(maya).accounts.proveNewNumber({ body: { contact, otp } })
  const { verification_token } = data
  await as(maya).accounts.changeNumber({ body: { contact, password: maya.password, verification_token } })
  expect((await as(maya).accounts.profile()).data.contact).toBe(contact)
})
