import { expect, test } from 'vitest'
import type { Refused } from '../../test/api-over.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { refusal } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { hasAccount } from '../accounts/account.queries.ts'
import { grantVerification } from '../accounts/verification.ts'

const CONTACT = '9841203118'
const person = { contact: CONTACT, name: 'Sita Maya Gurung', district: 'Rolpa', language: 'ne' as const }

test('staff add a customer, who claims the account with a code and keeps what was registered', async () => {
  const { as, build, services, clock, smsTo } = await testApp()
  const desk = as(await build.admin({ role: 'call_centre' }))
  const { data } = await desk.customers.add({ body: person })
  expect(data).toMatchObject({ firstname: 'Sita Maya', lastname: 'Gurung', claimed: false })
  expect(await smsTo(CONTACT)).toEqual([expect.stringContaining('/ne/')])
  expect(await hasAccount(services.db, CONTACT)).toBe(false)
  const product = await buildRegistration(services, {
    customer: { id: data.id, contact: CONTACT, password: '', token: '' },
    status: 'Approved',
  })

  const verification_token = await grantVerification(services.db, CONTACT, 'register', clock.now())
  const own = { contact: CONTACT, name: 'Sita Gurung', district: 'Rolpa', customerAddress: 'Liwang 4' }
  const claimed = await as().accounts.begin({ body: { ...own, verification_token } })
  expect(claimed.data).toMatchObject({ id: data.id, firstname: 'Sita', customerAddress: 'Liwang 4' })
  expect((await desk.customers.get({ params: { id: data.id } })).data.claimed).toBe(true)
  const products = await services.db.selectFrom('registration').select(['id', 'customer_id']).execute()
  expect(products).toEqual([{ id: product.id, customer_id: data.id }])
})

test('an account for a caller costs no hash, so many at once keep nobody from signing in, and no password opens it', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const contacts = Array.from({ length: 60 }, (_, at) => String(9_812_000_000 + at))
  const [signedIn, ...added] = await Promise.allSettled([
    as().accounts.login({ body: admin }),
    ...contacts.map((contact) => as(admin).customers.add({ body: { ...person, contact } })),
  ])
  expect(signedIn.status).toBe('fulfilled')
  expect(added.filter(({ status }) => status === 'rejected')).toEqual([])
  const rows = await services.db.selectFrom('account').select('password_hash').where('claimed', '=', false).execute()
  expect(rows).toEqual(contacts.map(() => ({ password_hash: null })))
  const guess = as().accounts.login({ body: { contact: contacts[0]!, password: 'mustard-field-7' } })
  expect(await guess.catch((error: Refused) => error)).toMatchObject({
    status: 401,
    body: { code: 'wrong_credentials' },
  })
})

test('a new password by code claims it too; a number that has an account is refused', async () => {
  const { as, build, services, clock } = await testApp()
  const desk = as(await build.admin())
  const { data } = await desk.customers.add({ body: person })
  const again = await desk.customers.add({ body: person }).catch((error: Refused) => error)
  expect(again).toMatchObject({ status: 409, body: { code: 'contact_taken' } })
  const verification_token = await grantVerification(services.db, CONTACT, 'reset', clock.now())
  const passwords = { new_password: 'River-stone-42', confirm_password: 'River-stone-42' }
  await as().accounts.resetPassword({ body: { contact: CONTACT, ...passwords, verification_token } })
  expect((await desk.customers.get({ params: { id: data.id } })).data.claimed).toBe(true)
  expect(await hasAccount(services.db, CONTACT)).toBe(true)
  expect((await as().accounts.login({ body: { contact: CONTACT, password: 'River-stone-42' } })).data.id).toBe(data.id)
})

test('a caller’s local level and ward are kept, in their official spelling, and refused where the district has none such', async () => {
  const { as, build } = await testApp({ work: false })
  const desk = as(await build.admin({ role: 'call_centre' })).customers
  const body = { contact: '9841203118', name: 'Asha Rai', district: 'Kaski', language: 'en' as const }
  expect((await refusal(desk.add({ body: { ...body, local_level: 'Rolpa' } })))?.body.errors).toHaveProperty(
    'local_level',
  )
  const { data } = await desk.add({ body: { ...body, local_level: 'Pokhara', ward: 6 } })
  expect(data).toMatchObject({ district: 'Kaski', local_level: 'Pokhara', ward: '6' })
})

test('customers change local level and ward themselves; another district takes both along', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  await services.db.updateTable('account').set({ district: 'Kaski' }).where('id', '=', asha.id).execute()
  const { updateProfile } = as(asha).accounts
  const change = async (body: NonNullable<Parameters<typeof updateProfile>[0]>['body']) =>
    (await updateProfile({ body })).data
  expect(await change({ local_level: 'Pokhara', ward: 6 })).toMatchObject({ local_level: 'Pokhara', ward: '6' })
  expect(await change({ firstname: 'Asha' })).toMatchObject({ local_level: 'Pokhara', ward: '6' })
  expect((await refusal(updateProfile({ body: { local_level: 'Pokhara', ward: 40 } })))?.body.errors).toHaveProperty(
    'ward',
  )
  expect(await change({ no_local_level: true })).toMatchObject({ local_level: '', ward: '' })
  await change({ local_level: 'Pokhara', ward: 6 })
  expect(await change({ district: 'Dang' })).toMatchObject({ district: 'Dang', local_level: '', ward: '' })
})
