import { expect, test } from 'vitest'
import { newestCode } from '../../test/attacks/newest-code.ts'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { buildExtendable } from '../../test/factories/extension.ts'
import { buildPersonalisation } from '../../test/factories/personalisation.ts'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { buildReview } from '../../test/factories/review.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

test('closing an account deletes everything of that customer and nothing of others, sends a message and is audited', async () => {
  const { as, build, services, smsTo } = await testApp()
  const asha = await build.customer()
  const binod = await build.customer()
  for (const customer of [asha, binod]) {
    await buildRegistration(services, { customer, status: 'Approved' })
    await buildReview(services, { customer })
  }
  expect(await as(asha).accounts.closeAccount({ body: { password: asha.password } })).toEqual({
    message: 'Your account is closed',
  })
  expect(await refusedWith(as(asha).accounts.profile())).toBe('401 Your session has expired,Please login!')
  expect(await refusedWith(as().accounts.login({ body: asha }))).toBe('401 Mobile number or password is wrong')
  const owners = async (table: 'registration' | 'review') =>
    (await services.db.selectFrom(table).select('customer_id').execute()).map(({ customer_id }) => customer_id)
  expect(await owners('registration')).toEqual([binod.id])
  expect(await owners('review')).toEqual([binod.id])
  expect(await services.db.selectFrom('file').select('id').execute()).toHaveLength(3)
  const texts = await smsTo(asha.contact, 2)
  expect(texts.at(-1)).toMatch(/^Your Baltra account was closed on \d+ \w{3} \d{4}, as you asked\./)
  const written = await services.db
    .selectFrom('audit')
    .where('action', '=', 'account.close')
    .select(['actor_id', 'actor_role', 'subject', 'subject_id', 'before'])
    .execute()
  expect(written).toEqual([
    {
      actor_id: asha.id,
      actor_role: 'customer',
      subject: 'account',
      subject_id: asha.id,
      before: { id: asha.id, contact: asha.contact, firstname: 'Asha', lastname: 'Gurung' },
    },
  ])
})

test('a wrong password is refused on its field and counted as when the password is changed', async () => {
  const { as, build } = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '0.1' } })
  const asha = await build.customer()
  const { closeAccount, changePassword, profile } = as(asha).accounts
  const close = (password: string) => closeAccount({ body: { password } })
  expect((await refusal(close('')))?.body.errors).toEqual({ password: 'Password is required' })
  const refused = await refusal(close('not-this-one'))
  expect([refused?.status, refused?.body.errors]).toEqual([422, { password: 'Password is wrong' }])
  const fresh = 'river-stone-42'
  const body = { old_password: 'nor-this-one', new_password: fresh, confirm_newpassword: fresh }
  for (let i = 0; i < 4; i++) expect((await refusal(changePassword({ body })))?.status).toBe(422)
  expect((await refusal(close(asha.password)))?.status).toBe(429)
  expect((await profile()).data.id).toBe(asha.id)
})

test('closing an account is refused while something is open, naming what and how many', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  const { id } = await buildComplaint(services, { customer: asha })
  await buildRegistration(services, { customer: asha })
  await buildQuotation(services, { customer: asha })
  await buildQuotation(services, { customer: asha })
  await buildPersonalisation(services, { customer: asha })
  const close = () => as(asha).accounts.closeAccount({ body: { password: asha.password } })
  const refused = await refusal(close())
  expect([refused?.status, refused?.body.code, refused?.body.message]).toEqual([
    409,
    'open_matters',
    'You have 1 open complaint, 1 pending registration, 2 pending quotations and 1 pending personalization. Your account can be closed once nothing is open',
  ])
  expect((await as(asha).complaints.listMine({ query: {} })).data).toMatchObject([{ id }])
  await services.db.updateTable('complaint').set({ status: 'Completed' }).execute()
  await services.db.updateTable('registration').set({ status: 'Rejected' }).execute()
  await services.db.updateTable('quotation').set({ status: 'Rejected' }).execute()
  await services.db.updateTable('personalisation').set({ status: 'rejected' }).execute()
  expect(await close()).toMatchObject({ message: 'Your account is closed' })
})

test('a longer warranty that waits for its payment keeps an account open until it is cancelled', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { customer, id: stock_id, short } = await buildExtendable(services, build)
  const { extensions, accounts } = as(customer)
  const { data } = await extensions.request({ body: { stock_id, package_id: short.id } })
  const close = () => accounts.closeAccount({ body: { password: customer.password } })
  expect(await refusedWith(close())).toMatch(/^409 You have 1 unpaid warranty extension\. /)
  expect((await accounts.closing()).data).toMatchObject({ open: [{ kind: 'extension', count: 1 }], unpaid: stock_id })
  await extensions.cancelMine({ params: { id: data.id } })
  expect(await close()).toMatchObject({ message: 'Your account is closed' })
})

test('what keeps an account open is told before, and one without a password is closed by a code to its number', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  const { accounts } = as(asha)
  const { id } = await buildComplaint(services, { customer: asha })
  expect((await accounts.closing()).data).toEqual({
    has_password: true,
    open: [{ kind: 'complaint', count: 1 }],
    unpaid: null,
  })
  const WITH_PASSWORD = '409 Your account has a password. Close it with that'
  expect(await refusedWith(accounts.requestClosingCode())).toBe(WITH_PASSWORD)
  expect(await refusedWith(accounts.closeByCode({ body: { otp: 123456 as never } }))).toBe(WITH_PASSWORD)

  const nobody = { password_hash: null, password_chosen: false }
  await services.db.updateTable('account').set(nobody).where('id', '=', asha.id).execute()
  expect((await accounts.closing()).data.has_password).toBe(false)
  await accounts.requestClosingCode()
  const otp = Number(await newestCode(services, asha.contact))
  const wrong = otp === 123456 ? 654321 : 123456
  const close = (code: number) => accounts.closeByCode({ body: { otp: code as never } })
  expect(await refusedWith(close(otp))).toMatch(/^409 You have 1 open complaint\. /)
  await services.db.updateTable('complaint').set({ status: 'Completed' }).where('id', '=', id).execute()
  expect((await refusal(close(wrong)))?.body.errors).toHaveProperty('otp')
  expect(await close(otp)).toEqual({ message: 'Your account is closed' })
  expect(await refusedWith(accounts.profile())).toBe('401 Your session has expired,Please login!')
})

test('the number can sign up again, and finds nothing from before', async () => {
  const { as, build, smsTo } = await testApp()
  const asha = await build.customer()
  await as(asha).accounts.closeAccount({ body: { password: asha.password } })
  const { requestOtp, verifyOtp, register } = as().accounts
  const { contact } = asha
  await requestOtp({ body: { contact } })
  const otp = Number(/^\d{6}/.exec((await smsTo(contact, 2)).find((text) => text.includes('sign-up code')) ?? '')?.[0])
  const { data: proof } = await verifyOtp({ body: { contact, otp: otp as never } })
  const { data } = await register({
    body: {
      contact,
      firstname: 'Asha',
      lastname: 'Gurung',
      email: 'asha@example.com',
      district: 'Kaski',
      city: 'Pokhara',
      customerAddress: 'Lakeside 6',
      gender: 'female',
      dob: '1990-04-14',
      password: asha.password,
      password1: asha.password,
      verification_token: proof.verification_token,
    },
  })
  expect(data.id).not.toBe(asha.id)
  expect(data.reward_points).toBe(0)
})
