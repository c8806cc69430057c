import { expect, test, vi } from 'vitest'
import { browser } from '../../../test/attacks/browser.ts'
import { grantVerification } from '../../accounts/verification.ts'
import { sourceOf } from '../core/source.ts'
import { testApp, type TestApp } from '../../../test/test-app.ts'
import { forgetDevices, isKnownDevice } from './known-devices.ts'

const SCALED = { work: false, env: { RATE_LIMIT_SCALE: '0.2' } }

/**
 * Ten wrong passwords for a number, two from each of five addresses: as many as the limit by number counts at this
 * scale.
 */
async function guessFromAfar(world: TestApp, contact: string) {
  for (let at = 0; at < 10; at += 1)
    await browser(world, `10.5.0.${at >> 1}`).post('login', { contact, password: 'not-this-one' })
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const begun = performance.now()
  return [await work(), performance.now() - begun]
}

test('guessing from afar locks no one out: a known device signs in at once, any other a little later', async () => {
  const world = await testApp(SCALED)
  const { contact, password } = await world.build.customer()
  const own = browser(world, '10.6.0.1')
  await own.post('login', { contact, password })
  expect(own.cookies.get('device')).toBeDefined()
  await guessFromAfar(world, contact)
  const [stranger, wait] = await timed(() => browser(world, '10.6.0.2').post('login', { contact, password }))
  expect([stranger.statusCode, wait > 240]).toEqual([200, true])
  const slowDown = vi.spyOn(world.services.limits, 'slowDown')
  expect((await own.post('login', { contact, password })).statusCode).toBe(200)
  expect(slowDown).not.toHaveBeenCalled()
})

test('correct passwords do not count towards the limit by number', async () => {
  const world = await testApp(SCALED)
  const { contact, password } = await world.build.customer()
  for (let at = 0; at < 12; at += 1) await browser(world, `10.7.0.${at}`).post('login', { contact, password })
  const [, wait] = await timed(() => world.services.limits.slowDown('login.number', sourceOf('10.7.1.1'), contact))
  expect(wait).toBeLessThan(200)
})

test('a device is one of this account alone, is signed, and ends with the password and with signing out everywhere', async () => {
  const world = await testApp({ work: false })
  const { services, build, as, clock } = world
  const [asha, bina, admin] = [await build.customer(), await build.customer(), await build.admin()]
  const own = browser(world, '10.8.0.1')
  const signIn = () => own.post('login', { contact: asha.contact, password: asha.password })
  const known = (contact = asha.contact, cookie = own.cookies.get('device')) => isKnownDevice(services, cookie, contact)
  const answer = await signIn()
  expect(answer.headers['set-cookie']).toMatch(/^device=.*HttpOnly; SameSite=Lax/)
  expect([await known(), await known(bina.contact), await known('9800000001')]).toEqual([true, false, false])
  expect(await known(asha.contact, own.cookies.get('device')!.replace(/.$/, '!'))).toBe(false)
  await as(admin).customers.endSessions({ params: { id: asha.id } })
  expect(await known()).toBe(false)
  await signIn()
  clock.pass({ days: 181 })
  expect(await known()).toBe(false)
  await signIn()
  const verification_token = await grantVerification(services.db, asha.contact, 'reset', clock.now())
  const body = { contact: asha.contact, new_password: 'river-stone-42', confirm_password: 'river-stone-42' }
  await as().accounts.resetPassword({ body: { ...body, verification_token } })
  expect(await known()).toBe(false)
  await forgetDevices(services.db, asha.id)
})

test('signing out everywhere else forgets other devices but not this one', async () => {
  const world = await testApp({ work: false })
  const { contact, password } = await world.build.customer()
  const [here, there] = [browser(world, '10.8.1.1'), browser(world, '10.8.1.2')]
  await there.post('login', { contact, password })
  const { token } = (await here.post('login', { contact, password })).json<{ token: string }>()
  await world.app.inject({
    method: 'DELETE',
    url: '/api/customer/sessions',
    headers: { authorization: `Bearer ${token}` },
    cookies: Object.fromEntries(here.cookies),
  })
  const known = (at: typeof here) => isKnownDevice(world.services, at.cookies.get('device'), contact)
  expect([await known(here), await known(there)]).toEqual([true, false])
})
