import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { expectAccessible, go, PHONE, reload, whileOnline } from '../kit/browser.ts'
import { photograph, registerAtCounter, sample } from '../kit/past-screens.ts'
import type { Product } from '../kit/product.ts'
import { becomeCustomer, enterDay, keptFiles, newNumber, newSerial } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const PARTS = '**/api/uploads/*/*'

test('the upload of a film resumes after the connection broke, and no part that arrived is sent again', async ({
  product,
  visit,
  atEnd,
}) => {
  const { page, context, troubles } = await visit(PHONE)
  const arrived = partsThatArrive(page)
  await fillComplaint(page, { product, film: await longFilm(atEnd) })
  let parts = 0
  await page.route(PARTS, async (route) => {
    parts += 1
    if (parts !== 4) return route.continue()
    await context.setOffline(true)
    return route.abort('internetdisconnected')
  })
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await expect(page.getByText(/^Connection lost at \d+ %\. It continues automatically\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible()
  await expect(page.getByLabel('What happens?')).toHaveValue('It hums and does not turn')
  await expectAccessible(page)
  await context.setOffline(false)
  await page.waitForURL('**/baltra-tracking-ProductDetails/*')
  expect(arrived[0]).toBe(0)
  expect(arrived.length).toBeGreaterThan(6)
  expect(arrived).toEqual([...new Set(arrived)].toSorted((a, b) => a - b))
  await expect.poll(() => uploadsUnderWay(page)).toEqual([])
  await expect.poll(() => keptFiles(page)).toBe(0)
  expect(whileOnline(troubles)).toEqual([])
})

test('after a stop and a reload the film is still in the form, and goes on where it stopped', async ({
  product,
  visit,
  atEnd,
}) => {
  const { page, troubles } = await visit(PHONE)
  const arrived = partsThatArrive(page)
  await fillComplaint(page, { product, film: await longFilm(atEnd) })
  let parts = 0
  const waiting: Route[] = []
  await page.route(PARTS, (route) => {
    parts += 1
    if (parts !== 4) return route.continue()
    waiting.push(route)
  })
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await expect.poll(() => waiting.length).toBe(1)
  await expect(page.getByText(/^[\d.]+ of [\d.]+ MB$/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await expect(page.getByText('Stopped. What has arrived is kept: sending again goes on from there')).toBeVisible()
  await page.unroute(PARTS)
  const stoppedAt = arrived.at(-1)!
  expect(arrived).toHaveLength(3)

  await reload(page)
  await expect(page.getByLabel('What happens?')).toHaveValue('It hums and does not turn')
  await expect(page.getByRole('button', { name: 'Remove hum.mp4' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove damage.webp' })).toBeVisible()
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
  await becomeCustomer(page, product, newNumber())
  await go(page, '/baltra-user-ProductPage/register')
  await page.getByLabel('Model name').fill('Hawa 16')
  await expect(page.getByLabel('Model number')).toHaveValue('BSF-160')
  await page.getByLabel('Serial number').fill(newSerial())
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
  await expect(page.getByRole('button', { name: 'Remove photo.jpg' })).toHaveCount(3)

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
  await expect(page.getByText(/^Connection lost at \d+ %\. It continues automatically\.$/)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await page.waitForURL('**/baltra-user-ProductPage')
  await expect(page.getByText('Pending').first()).toBeVisible()
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

/** The places of the parts that the server takes. */
function partsThatArrive(page: Page): number[] {
  const arrived: number[] = []
  page.on('response', (answer) => {
    const offset = /\/api\/uploads\/[^/]+\/(\d+)$/.exec(answer.url())?.[1]
    if (offset && answer.ok()) arrived.push(Number(offset))
  })
  return arrived
}

/** A new customer fills in the form of a complaint, and does not send it. */
async function fillComplaint(
  page: Page,
  { product, film }: { product: Pick<Product, 'url' | 'admin' | 'sms'>; film: string },
) {
  const contact = newNumber()
  await becomeCustomer(page, product, contact)
  const id = await registerAtCounter(product, { contact, serial_number: newSerial(), approve: true })
  await go(page, `/baltra-user-registered-ProductPage/${id}/complaint`)
  await page.getByLabel('What happens?').fill('It hums and does not turn')
  await page.locator('input[name=damaged_image]').setInputFiles(sample('damage.webp'))
  await page.locator('input[name=damaged_Video]').setInputFiles(film)
}

/** The film of the demo, made longer by a box that says nothing. */
async function longFilm(atEnd: (work: () => unknown) => void): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'baltra-film-'))
  atEnd(() => rm(directory, { recursive: true, force: true }))
  const box = Buffer.alloc(4_000_000)
  box.writeUInt32BE(box.length)
  box.write('free', 4, 'latin1')
  const path = join(directory, 'hum.mp4')
  await writeFile(path, Buffer.concat([await readFile(sample('damage.mp4')), box]))
  return path
}
