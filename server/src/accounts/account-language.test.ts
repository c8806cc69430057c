import { expect, test } from 'vitest'
import type { Locale } from 'contract/core/locale'
import { buildNotice } from '../../test/factories/notice.ts'
import { registrationForm } from '../../test/factories/registration.ts'
import { testApp, type TestApp } from '../../test/test-app.ts'

const CONTACT = '9841203118'

/** Opens an account from a page in a language. Returns the messages to its owner. */
async function begin({ as, smsTo }: TestApp, locale?: Locale) {
  const { accounts } = as(undefined, locale)
  await accounts.requestOtp({ body: { contact: CONTACT } })
  const [code = ''] = await smsTo(CONTACT)
  const { data } = await accounts.verifyOtp({ body: { contact: CONTACT, otp: code.slice(0, 6) } })
  const body = {
    contact: CONTACT,
    name: 'Asha Gurung',
    district: 'Kaski',
    customerAddress: 'Lakeside 6',
    verification_token: data.verification_token,
  }
  return { code, begun: await accounts.begin({ body }) }
}

test('an account has the language of the page where it was opened, and its code came in it', async () => {
  const world = await testApp()
  const { code, begun } = await begin(world, 'ne')
  expect(code).toMatch(/^\d{6} Baltra नम्बर पुष्टिको कोड, ५ मिनेट$/)
  expect([begun.data.language, begun.message]).toEqual(['ne', 'स्वागत छ, Asha'])
})

test('an account made on an English page or by the earlier client is English', async () => {
  const world = await testApp()
  const { code, begun } = await begin(world)
  expect(code).toMatch(/^\d{6} is your Baltra sign-up code\. It is valid for 5 minutes\.$/)
  expect(begun.data.language).toBe('en')
})

test('people change their own language, and later messages use it', async () => {
  const world = await testApp()
  const { as, build, smsTo, services } = world
  const [customer, other] = [await build.customer(), await build.customer()]
  await buildNotice(services, { customer })
  const { accounts } = as(customer)
  await accounts.setLanguage({ body: { language: 'ne' } })
  expect((await accounts.profile()).data.language).toBe('ne')
  expect((await as(other).accounts.profile()).data.language).toBe('en')
  const body = { ...(await registrationForm()), customer_id: customer.id }
  await as(await build.admin()).registrations.registerForCustomer({ body })
  const texts = await smsTo(customer.contact, 2)
  expect(texts[1]).toBe(`Baltra: तपाईंको ${body.model_name} दर्ता गरिएको छ। जाँचिसकेपछि सन्देश पठाउँछौँ।`)
})

test('an account follows the language of the page of sign-in until one is chosen, and never that of the earlier client', async () => {
  const { as, build } = await testApp({ work: false })
  const { contact, password, ...customer } = await build.customer()
  const signIn = async (locale?: Locale) =>
    (await as(undefined, locale).accounts.login({ body: { contact, password } })).data.language
  expect(await signIn('ne')).toBe('ne')
  expect(await signIn()).toBe('ne')
  await as({ contact, password, ...customer }).accounts.setLanguage({ body: { language: 'en' } })
  expect(await signIn('ne')).toBe('en')
})

test('a language that we do not speak is refused, by the table too', async () => {
  const { as, build, services } = await testApp({ work: false })
  const customer = await build.customer()
  // A foreign client may send anything.
  const body = { language: 'fr' as Locale }
  await expect(as(customer).accounts.setLanguage({ body })).rejects.toThrow('422 en or ne is expected')
  const update = services.db.updateTable('account').set({ language: body.language }).where('id', '=', customer.id)
  await expect(update.execute()).rejects.toThrow('account_language')
})

test('customers and staff choose a calendar or leave it to the language', async () => {
  const { as, build, services } = await testApp({ work: false })
  const [customer, admin] = [await build.customer(), await build.admin()]
  for (const person of [customer, admin]) {
    const { profile, updateProfile } = as(person).accounts
    expect((await profile()).data.calendar).toBe('language')
    expect((await updateProfile({ body: { calendar: 'bs' } })).data.calendar).toBe('bs')
    expect((await updateProfile({ body: { firstname: 'Asha' } })).data.calendar).toBe('bs')
    expect((await updateProfile({ body: { calendar: 'language' } })).data.calendar).toBe('language')
  }
  const body = { calendar: 'lunar' as 'bs' }
  await expect(as(customer).accounts.updateProfile({ body })).rejects.toThrow('422')
  const update = services.db.updateTable('account').set(body).where('id', '=', customer.id)
  await expect(update.execute()).rejects.toThrow('account_calendar')
})
