import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { refusedWith } from '../refusal.ts'
import { openApp, testApp } from '../test-app.ts'
import { PATIENT } from './patient.ts'

const [OLD, NEW] = ['the secret of until today '.repeat(2), 'the secret from today on '.repeat(2)]
const CONTACT = '9841203118'
const PAPER = { id: 7, key: 'private/paper.pdf', visibility: 'private' }

/** An installation whose secret is changed; nothing was delivered before. */
async function before() {
  const { services, as, build, clock } = await testApp({ work: false, env: { AUTH_SECRET: OLD } })
  const asha = await build.customer()
  await as().accounts.requestOtp({ body: { contact: CONTACT } })
  const [, id, expires, signature = '', name = ''] =
    /files\/(\d+)\/(\d+)\/([\w-]+)\/(.+)$/.exec(services.files.addressOf(PAPER)) ?? []
  const address = { id: Number(id), expires: Number(expires), signature, name }
  const changed = (env: Record<string, string>, work: boolean) =>
    openApp({ env: { AUTH_SECRET: NEW, ...env }, work, clock, database: services.database })
  return { asha, address, changed }
}

test(
  'a planned change of the secret signs no one out, and what was signed and encrypted before stays valid',
  PATIENT,
  async () => {
    const { asha, address, changed } = await before()
    const { as, services, dataDir } = await changed({ AUTH_SECRET_BEFORE: OLD }, true)
    expect((await as(asha).accounts.profile()).data.id).toBe(asha.id)
    expect(services.files.check(address)).toBeGreaterThan(0)
    const outbox = await vi.waitFor(() => readFile(join(dataDir, 'sms.jsonl'), 'utf8'), { timeout: 60_000 })
    const { data } = await as().accounts.verifyOtp({
      body: { contact: CONTACT, otp: /\b\d{6}\b/.exec(outbox)?.[0] ?? '' },
    })
    expect(data.is_verified).toBe(true)
  },
)

test('without the previous secret, everything signed and sealed with it is invalid', PATIENT, async () => {
  const { asha, address, changed } = await before()
  const { as, services } = await changed({}, false)
  expect(await refusedWith(as(asha).accounts.profile())).toBe('401 Your session has expired,Please login!')
  expect(() => services.files.check(address)).toThrow('This address is not valid')
})

test('anything signed during the change needs only the new secret', PATIENT, async () => {
  const { changed } = await before()
  const { build } = await changed({ AUTH_SECRET_BEFORE: OLD }, false)
  const binod = await build.customer()
  const { as } = await changed({}, false)
  expect((await as(binod).accounts.profile()).data.id).toBe(binod.id)
})
