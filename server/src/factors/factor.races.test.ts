import { expect, test } from 'vitest'
import { authenticatorAt, WITH_PASSKEYS } from '../../test/factories/passkey.ts'
import { refusal } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { browserAt, codeOf, withApp } from './testing/browser.ts'

const AT_ONCE = 20

test('of twenty uses of a code, a recovery code or a signed challenge at once one signs in', async () => {
  const world = await testApp({ work: false, env: WITH_PASSKEYS })
  const admin = await world.build.admin()
  const { secret, recoveryCodes } = await withApp(world, admin)
  const phone = authenticatorAt(WITH_PASSKEYS.PUBLIC_URL)
  const { passkeyToAdd, addPasskey } = world.as(admin).factors
  await addPasskey({ body: { passkey: phone.make((await passkeyToAdd()).data), name: 'Phone' } })
  const browsers = Array.from({ length: AT_ONCE }, () => browserAt(world))
  const signedIn = async (proof: object) => {
    for (const browser of browsers) await browser.login(admin)
    const answers = await Promise.all(browsers.map((browser) => browser.second(proof)))
    return answers.filter(({ status }) => status === 200).length
  }
  expect(await signedIn({ code: codeOf(secret, world) })).toBe(1)
  expect(await signedIn({ recovery_code: recoveryCodes[0]! })).toBe(1)
  await browsers[0]!.login(admin)
  const { body } = await browsers[0]!.say('POST', '/customer/login/passkey', {})
  expect(await signedIn({ passkey: phone.prove(body.data!) })).toBe(1)
})

test('of two last factors that are removed at once one stays where the role needs one', async () => {
  const world = await testApp({ work: false, env: { ...WITH_PASSKEYS, REQUIRE_SECOND_FACTOR: 'admin' } })
  const admin = await world.build.admin()
  await withApp(world, admin)
  const phone = authenticatorAt(WITH_PASSKEYS.PUBLIC_URL)
  const { passkeyToAdd, addPasskey, removePasskey, removeTotp, own } = world.as(admin).factors
  const { data } = await addPasskey({ body: { passkey: phone.make((await passkeyToAdd()).data), name: 'Phone' } })
  const removals = [removeTotp(), removePasskey({ params: { id: data.passkeys[0]!.id } })]
  const refused = await Promise.all(removals.map((one) => refusal(one)))
  expect(refused.map((one) => one?.status ?? 200).toSorted((one, other) => one - other)).toEqual([200, 409])
  const left = (await own()).data
  expect(Number(left.totp) + left.passkeys.length).toBe(1)
})
