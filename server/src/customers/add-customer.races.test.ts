import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { grantVerification } from '../accounts/verification.ts'

const CONTACT = '9841203118'
const person = { contact: CONTACT, name: 'Sita Maya Gurung', district: 'Rolpa', language: 'ne' as const }

test('when fifty people sign up with its number at once, one gets it', async () => {
  const { as, build, services, clock } = await testApp()
  await as(await build.admin()).customers.add({ body: person })
  const tokens = await Promise.all(
    Array.from({ length: 50 }, () => grantVerification(services.db, CONTACT, 'register', clock.now())),
  )
  const own = {
    contact: CONTACT,
    firstname: 'Sita',
    lastname: 'Gurung',
    gender: 'female' as const,
    dob: '1990-04-14',
    email: 'sita@example.com',
    district: 'Rolpa',
    city: 'Liwang',
    customerAddress: 'Liwang 4',
    password: 'River-stone-42',
    password1: 'River-stone-42',
  }
  const results = await Promise.allSettled(
    tokens.map((verification_token) => as().accounts.register({ body: { ...own, verification_token } })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
