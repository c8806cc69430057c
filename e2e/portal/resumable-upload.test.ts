import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { expectAccessible, go, PHONE, reload, whileOnline } from '../kit/browser.ts'
import { photograph, registerAtCounter, sample } from '../kit/past-screens.ts'
import { enterDay, becomeCustomer, keptFiles } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const PARTS = '**/api/uploads/*/*'

test('the upload of a film resumes after the connection broke, and no part that arrived is sent again', async () => {
  const { page, context, arrived, troubles } = await complainant('9812345701')
  let parts = 0
  await page.route(PARTS, async (route) => {
    parts += 1
    if (parts !== 4) return route.continue()
    await context.setOffline(true)
    return route.abort('internetdisconnected')
  })
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await page.getByText(/^Connection lost at \d+ %\. It continues automatically\.$/).waitFor()
  await page.getByRole('button', { name: 'Try now' }).waitFor()
  await expect(page.getByLabel('What happens?')).toHaveValue('It hums and does not turn')
  await expectAccessible(page)
  await context.setOffline(false)
  await page.waitForURL('**/baltra-tracking-ProductDetails/*')
  expect(arrived[0]).toBe(0)
  expect(arrived.length).toBeGreaterThan(6)
  expect(arrived).toEqual([...new Set(arrived)].toSorted((a, b) => a - b))
  expect(await uploadsUnderWay(page)).toEqual([])
  await expect.poll(() => keptFiles(page)).toBe(0)
  expect(whileOnline(troubles)).toEqual([])
})

test('after a stop and a reload the film is still in the form, and goes on where it stopped', async () => {
  const { page, arrived, troubles } = await complainant('9812345702')
  let parts = 0
  const waiting: Route[] = []
  await page.route(PARTS, (route) => {
    parts += 1
    if (parts !== 4) return route.continue()
    waiting.push(route)
  })
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await expect.poll(() => waiting.length).toBe(1)
  await page.getByText(/^[\d.]+ of [\d.]+ MB$/).waitFor()
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await page.getByText('Stopped. What has arrived is kept: sending again goes on from there').waitFor()
  await page.unroute(PARTS)
  const stoppedAt = arrived.at(-1)!
  expect(arrived).toHaveLength(3)

  await reload(page)
  await expect(page.getByLabel('What happens?')).toHaveValue('It hums and does not turn')
  await page.getByRole('button', { name: 'Remove hum.mp4' }).waitFor()
  await page.getByRole('button', { name: 'Remove damage.webp' }).waitFor()
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await page.waitForURL('**/baltra-tracking-ProductDetails/*')
  expect(arrived[3]).toBeGreaterThan(stoppedAt)
  expect(arrived).toEqual([...new Set(arrived)].toSorted((a, b) => a - b))
  expect(troubles).toEqual([])
})

test('a registration with photographs resumes, and is stored once when its response is lost', async ({
  product,
  visit,
}) => {
  const { page, context, troubles } = await visit(PHONE)
  onTestFinished(() => context.close())
  await becomeCustomer(page, product, '9812345703')
  await go(page, '/baltra-user-ProductPage/register')
  await page.getByLabel('Model name').fill('Hawa 16')
  await expect(page.getByLabel('Model number')).toHaveValue('BSF-160')
  await page.getByLabel('Serial number').fill(`RP${Date.now()}`)
  await enterDay(page, 'Purchase date', '2026-01-15')
  await page.getByLabel('Store name').fill('Bhatbhateni')
  await page.getByLabel('Store number').fill('9801234567')
  await page.getByLabel('Store location').fill('Dharan')
  for (const name of ['product_image', 'bill_image_one', 'warranty_image']) {
    const photo = {
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: await photograph(900, 700).jpeg({ quality: 90 }).toBuffer(),
    }
    await page.locator(`input[name=${name}]`).setInputFiles(photo)
  }
  await page.getByRole('button', { name: 'Remove photo.jpg' }).nth(2).waitFor()

  // The line breaks in the second photograph, and then before the answer to the form arrives.
  const parts: string[] = []
  await page.route(PARTS, async (route) => {
    parts.push(new URL(route.request().url()).pathname)
    if (parts.length !== 5) return route.continue()
    await context.setOffline(true)
    return route.abort('internetdisconnected')
  })
  let forms = 0
  await page.route('**/api/stocks/myproduct', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    forms += 1
    if (forms > 1) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Save product' }).click()
  await page.getByText(/^Connection lost at \d+ %\. It continues automatically\.$/).waitFor()
  await expectAccessible(page)
  await context.setOffline(false)
  await page.waitForURL('**/baltra-user-ProductPage')
  await page.getByText('Pending').first().waitFor()
  expect(forms).toBe(2)
  // Only the part that broke travelled twice.
  expect(parts.filter((part, at) => parts.indexOf(part) !== at)).toEqual([parts[4]])
  await expect(page.getByRole('link', { name: 'Hawa 16', exact: true })).toHaveCount(1)
  expect(whileOnline(troubles).filter((trouble) => !trouble.includes('CONNECTION_RESET'))).toEqual([])
})

/** The files that a browser knows to be under way. */
const uploadsUnderWay = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.endsWith('/uploads'))
      .flatMap(([, entry]) => (JSON.parse(String(entry)) as { value: unknown[] }).value),
  )

/** A person on a phone with the form of a complaint filled in; `arrived` are the places of the parts that the server took. */
async function complainant(contact: string) {
  const { page, context, troubles } = await visit(PHONE)
  onTestFinished(() => context.close())
  const arrived: number[] = []
  page.on('response', (answer) => {
    const offset = /\/api\/uploads\/[^/]+\/(\d+)$/.exec(answer.url())?.[1]
    if (offset && answer.ok()) arrived.push(Number(offset))
  })
  await becomeCustomer(page, product, contact)
  const id = await registerAtCounter(product, { contact, serial_number: `RU${Date.now()}`, approve: true })
  const film = await longFilm()
  await go(page, `/baltra-user-registered-ProductPage/${id}/complaint`)
  await page.getByLabel('What happens?').fill('It hums and does not turn')
  await page.locator('input[name=damaged_image]').setInputFiles(sample('damage.webp'))
  await page.locator('input[name=damaged_Video]').setInputFiles(film)
  return { page, context, arrived, troubles }
}

/** The film of the demo, made longer by a box that says nothing. */
async function longFilm(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'baltra-film-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const box = Buffer.alloc(4_000_000)
  box.writeUInt32BE(box.length)
  box.write('free', 4, 'latin1')
  const path = join(directory, 'hum.mp4')
  await writeFile(path, Buffer.concat([await readFile(sample('damage.mp4')), box]))
  return path
}
