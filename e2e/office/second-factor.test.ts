import { Secret, TOTP } from 'otpauth'
import type { Page } from '@playwright/test'
import { freePort } from '../../server/test/free-port.ts'
import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { addStaff } from '../kit/past-screens.ts'
import { startProduct, withDemo } from '../kit/product.ts'
import { codeIn, enter, newNumber, sender, signIn } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'
const PROFILE = `${OFFICE}/admin-profile-information`
const MINUTE = 60_000

test('an administrator adds an app and a passkey, signs in with each, and proves with each who they are', async ({
  start,
  visit,
}, testInfo) => {
  const here = await addressOf()
  const keep = testInfo.outputPath('data')
  const first = await startProduct({ ...named(here), fill: withDemo, keep })
  const { page, troubles } = await visit(DESK, here.url)
  await addAuthenticator(page)
  await signIn(page, first.admin)

  const { code, used, recovery } = await addApp(page)
  await expectAccessible(page)
  await addPasskey(page, 'Office computer')
  await expectAccessible(page)

  // By the app; the way back leads to the password, and the number is still there.
  await signOut(page)
  await typePassword(page, first.admin)
  await page.getByLabel('Code of your app').waitFor()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByLabel('Mobile number')).toHaveValue(first.admin.contact)
  await page.getByRole('textbox', { name: 'Password' }).fill(first.admin.password)
  await sender(page, 'Sign In').click()
  // The code with which the app was added is used up: the next one counts already.
  await page.getByLabel('Code of your app').fill(used)
  await expect(page.getByText(/The code is wrong/)).toBeVisible()
  await page.getByLabel('Code of your app').fill(code(30_000))
  await page.waitForURL(`**${OFFICE}`)

  // By the passkey as the second step, and by a recovery code.
  await signOut(page)
  await typePassword(page, first.admin)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(`**${OFFICE}`)
  await signOut(page)
  await typePassword(page, first.admin)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery.toUpperCase())
  await page.getByRole('checkbox', { name: /Do not ask again/ }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`**${OFFICE}`)

  // This browser is not asked now, until its owner says so.
  await go(page, PROFILE)
  await page.getByRole('button', { name: /^Ask again:/ }).click()
  await expect(page.getByRole('region', { name: 'Browsers that are not asked' })).toBeHidden()
  await expect(page.getByText('9 left')).toBeVisible()

  // By the passkey alone.
  await signOut(page)
  await go(page, '/baltra-account-signin')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(`**${OFFICE}`)

  // Twenty minutes later both are asked for again before the passkey is removed.
  await page.goto('about:blank')
  await first.stop()
  const clock = new URL('../kit/at-another-time.ts', import.meta.url).href
  const ahead = 20 * MINUTE
  await start({
    ...named(here, { NODE_OPTIONS: `--import=${clock}`, CLOCK_AHEAD_MS: String(ahead) }),
    fill: async () => undefined,
    keep,
  })
  await go(page, PROFILE)
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New recovery codes' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByRole('button', { name: 'Use a passkey' }).waitFor()
  await expectAccessible(page)
  await proof.getByRole('textbox', { name: 'Your password' }).fill(first.admin.password)
  await proof.getByLabel('Code of your app').fill(code(ahead))
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor()
  expect(troubles).toEqual([])
})

test('a role that needs a second factor adds one first, and another administrator takes a lost one away', async ({
  start,
  visit,
}) => {
  const here = await addressOf()
  const started = await start({ ...named(here, { REQUIRE_SECOND_FACTOR: 'call_centre' }), fill: withDemo })
  const product = { ...started, url: here.url }
  const person = await addStaff(product, { contact: newNumber(), role: 'call_centre' })
  const [{ page, troubles }, admin] = [await visit(PHONE, here.url), await visit(DESK, here.url)]
  await addAuthenticator(page)

  // A code by SMS lets them in as far as the one screen on which a factor is added.
  await typePassword(page, person)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code from the SMS').fill(codeIn(await product.sms(person.contact, /\d{6}/)))
  await page.getByRole('heading', { name: 'Your role needs a second factor' }).waitFor()
  await expectAccessible(page)
  await go(page, PROFILE)
  await addPasskey(page, 'Phone')
  await keepCodes(page)
  await page.getByRole('heading', { name: 'Your role needs a second factor' }).waitFor({ state: 'hidden' })

  // They lose it, and say so; an administrator takes it away.
  await signOut(page)
  await typePassword(page, person)
  await page.getByRole('button', { name: 'I have lost it' }).click()
  await page.getByRole('button', { name: 'Say that it is lost' }).click()
  await page.getByText('The administrators will see').waitFor()
  await expectAccessible(page)
  await enter(admin.page, product.admin)
  await go(admin.page, `${OFFICE}/all-user-List`)
  const lost = admin.page.getByRole('region', { name: 'Second factors said to be lost' })
  await lost.getByRole('link').click()
  await admin.page.getByText('Said to be lost since').waitFor()
  await expectAccessible(admin.page)
  await admin.page.getByRole('button', { name: 'Take the second factor away' }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Take the second factor away' }).click()
  await admin.page.getByText(/^Taken away on/).waitFor()

  // It was found within the day: whoever signs in with it has not lost it.
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(`**${OFFICE}/**`)
  await go(admin.page, `${OFFICE}/all-user-List`)
  await expect(lost).toBeHidden()
  expect([...troubles, ...admin.troubles]).toEqual([])
})

interface Address {
  port: number
  url: string
}

/** Browsers make passkeys for names only. */
async function addressOf(): Promise<Address> {
  const port = await freePort()
  return { port, url: `http://localhost:${port}` }
}

const named = ({ port, url }: Address, env: Record<string, string> = {}) => ({
  env: { PORT: String(port), PUBLIC_URL: url, ...env },
})

/** An authenticator in the browser, whose owner is always there. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function typePassword(page: Page, { contact, password }: { contact: string; password: string }): Promise<void> {
  await go(page, '/baltra-account-signin')
  await page.getByLabel('Mobile number').fill(contact)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await sender(page, 'Sign In').click()
}

/** Past the menu. */
async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
}

/** Adds an app. Returns what it shows so many milliseconds from now, and a recovery code. */
async function addApp(page: Page): Promise<{ code: (ahead: number) => string; used: string; recovery: string }> {
  await go(page, PROFILE)
  const card = page.getByRole('region', { name: 'Authenticator app' })
  await card.getByRole('button', { name: 'Add an app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an app' })
  const secret = Secret.fromBase32((await dialog.locator('code').innerText()).replaceAll(/\s/g, ''))
  const code = (ahead: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + ahead })
  await expectAccessible(page)
  const used = code(0)
  await dialog.getByLabel('Code that the app shows now').fill(used)
  return { code, used, recovery: await keepCodes(page) }
}

/** The recovery codes are shown once. Returns one of them. */
async function keepCodes(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor()
  await expectAccessible(page)
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()
  expect(new Set(codes).size).toBe(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  return codes[0]!
}

async function addPasskey(page: Page, name: string): Promise<void> {
  const card = page.getByRole('region', { name: 'Passkeys' })
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog).toBeHidden()
}
