import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { CONTACT, form, refusal, codeIn, proven } from './testing/signing-up.ts'

test('50 sign-ups at once of one number make one account', async () => {
  const world = await testApp()
  const verification_token = await proven(world)
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () => world.as().accounts.register({ body: { ...form, verification_token } })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { count } = await world.services.db
    .selectFrom('account')
    .where('contact', '=', CONTACT)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
})

test('a code is burnt after five wrong tries, also when they come at once', async () => {
  const world = await testApp()
  await world.as().accounts.requestOtp({ body: { contact: CONTACT } })
  const [text] = await world.smsTo(CONTACT)
  const right = codeIn(text)
  const wrong = right === '123456' ? '123457' : '123456'
  const tries = await Promise.all(
    Array.from({ length: 20 }, () =>
      refusal(world.as().accounts.verifyOtp({ body: { contact: CONTACT, otp: wrong } })),
    ),
  )
  expect(tries.every(({ status }) => status === 422)).toBe(true)
  const late = await refusal(world.as().accounts.verifyOtp({ body: { contact: CONTACT, otp: right } }))
  expect(late.body.errors?.otp).toBe('This code is no longer valid, please ask for a new one')
})
