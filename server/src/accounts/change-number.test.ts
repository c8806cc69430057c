import { expect, test } from 'vitest'
import { newestCode } from '../../test/attacks/newest-code.ts'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

const NEW = '9812000001'

/** A customer who is signed in and proves numbers by the codes that were sent to them. */
async function owner({ work = false } = {}) {
  const world = await testApp({ work })
  const { as, build, services } = world
  const asha = await build.customer()
  const { accounts } = as(asha)
  const codeFor = async (contact: string) => {
    await accounts.requestNumberCode({ body: { contact } })
    return Number(await newestCode(services, contact))
  }
  const prove = async (contact: string) => {
    const { data } = await accounts.proveNewNumber({ body: { contact, otp: await codeFor(contact) } })
    return { contact, verification_token: data.verification_token }
  }
  const numbersOf = async (id: number) => (await as(await build.admin()).customers.get({ params: { id } })).data.numbers
  return { ...world, asha, accounts, codeFor, prove, numbersOf }
}

test('a number is changed by a code to the new one and the password; other sign-ins end, and both numbers are told', async () => {
  const { as, asha, accounts, prove, smsTo, numbersOf, services } = await owner({ work: true })
  const { token } = await as().accounts.login({ body: { contact: asha.contact, password: asha.password } })
  const proven = await prove(NEW)
  expect(await refusedWith(accounts.changeNumber({ body: { ...proven, password: 'not-this-one' } }))).toMatch(/^422/)
  const body = { ...proven, password: asha.password }
  expect((await accounts.changeNumber({ body })).data.contact).toBe(NEW)
  // An answer that was lost is asked for again.
  expect((await accounts.changeNumber({ body })).data.contact).toBe(NEW)
  expect(await refusal(as({ ...asha, token }).accounts.profile())).toMatchObject({ status: 401 })
  expect(await refusal(as().accounts.login({ body: { contact: NEW, password: asha.password } }))).toBeUndefined()
  expect(
    await refusal(as().accounts.login({ body: { contact: asha.contact, password: asha.password } })),
  ).toMatchObject({ status: 401 })
  expect(await smsTo(asha.contact)).toEqual([expect.stringMatching(/changed to one that ends in 001\. Call \+977/)])
  expect((await smsTo(NEW, 2)).join('\n')).toContain('This is the number of your Baltra account now')
  expect(await numbersOf(asha.id)).toEqual([{ contact: asha.contact, proven: false }])
  const { before, after } = await services.db
    .selectFrom('audit')
    .where('action', '=', 'account.edit')
    .where('subject_id', '=', asha.id)
    .select(['before', 'after'])
    .executeTakeFirstOrThrow()
  expect([before, after]).toMatchObject([{ contact: asha.contact }, { contact: NEW }])
})

test('a code to the number before does as well as the password, and open complaints follow where that is wanted', async () => {
  const { services, asha, accounts, codeFor, prove } = await owner()
  const { id: open } = await buildComplaint(services, { customer: asha })
  const { id: closed } = await buildComplaint(services, { customer: asha })
  await services.db.updateTable('complaint').set({ status: 'Cancelled' }).where('id', '=', closed).execute()
  const proven = await prove(NEW)
  expect(await refusedWith(accounts.changeNumber({ body: proven }))).toBe(
    '422 Enter your password, or the code that we sent to your number before',
  )
  const otp = await codeFor(asha.contact)
  expect(
    await refusal(accounts.changeNumber({ body: { ...proven, otp: otp === 111111 ? 222222 : 111111 } })),
  ).toMatchObject({ status: 422, body: { errors: { otp: expect.any(String) } } })
  await accounts.changeNumber({ body: { ...proven, otp, complaints_follow: true } })
  const numbers = await services.db.selectFrom('complaint').select(['id', 'customer_contact']).orderBy('id').execute()
  expect(numbers).toEqual([
    { id: open, customer_contact: NEW },
    { id: closed, customer_contact: asha.contact },
  ])
})

test('a number of somebody else is refused once it is proved, with a way on; nothing else proves it', async () => {
  const { as, build, accounts, asha, codeFor, prove } = await owner()
  const other = await build.customer()
  const body = { contact: other.contact, otp: await codeFor(other.contact) }
  expect(await refusal(accounts.proveNewNumber({ body }))).toMatchObject({
    status: 409,
    body: {
      code: 'number_has_account',
      message: expect.stringMatching(/^Another account has this number\. Call \+977/),
    },
  })
  expect(await refusal(accounts.changeNumber({ body: { contact: NEW, password: asha.password } }))).toMatchObject({
    body: { code: 'not_verified' },
  })
  // Back to the number before: it was noted with this account alone.
  await accounts.changeNumber({ body: { ...(await prove(NEW)), password: asha.password } })
  await accounts.changeNumber({ body: { ...(await prove(asha.contact)), password: asha.password } })
  expect((await as(asha).accounts.profile()).data.contact).toBe(asha.contact)
})
