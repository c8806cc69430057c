import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { expectAccessible, openBrowser, PHONE, visit, whileOnline } from './browser.ts'
import { registerAtCounter, sample } from './past-screens.ts'
import { sharedProduct } from './shared-product.ts'
import { becomeCustomer } from './steps.ts'

const product = sharedProduct()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const PARTS = '**/api/uploads/*/*'

test('a film goes on by itself after the connection broke, and no part that arrived travels again', async () => {
  const { page, context, arrived, troubles } = await complainant('9812345701')
  let parts = 0
  await page.route(PARTS, async (route) => {
    parts += 1
    if (parts !== 4) return route.continue()
    await context.setOffline(true)
    return route.abort('internetdisconnected')
  })
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await page.getByText(/^Connection lost at \d+ %\. It goes on by itself\.$/).waitFor()
  await page.getByRole('button', { name: 'Try now' }).waitFor()
  expect(await page.getByLabel('What happens?').inputValue()).toBe('It hums and does not turn')
  await expectAccessible(page)
  await context.setOffline(false)
  await page.waitForURL('**/baltra-tracking-ProductDetails/*')
  expect(arrived[0]).toBe(0)
  expect(arrived.length).toBeGreaterThan(6)
  expect(arrived).toEqual([...new Set(arrived)].toSorted((a, b) => a - b))
  expect(await page.evaluate(() => localStorage.getItem('uploads'))).toBe('[]')
  expect(whileOnline(troubles)).toEqual([])
})

test('after a stop and a reload the same film, chosen again, goes on where it stopped', async () => {
  const { page, arrived, choose, troubles } = await complainant('9812345702')
  let parts = 0
  const waiting: Route[] = []
  await page.route(PARTS, (route) => {
    parts += 1
    if (parts !== 4) return route.continue()
    waiting.push(route)
  })
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await expect.poll(() => waiting.length).toBe(1)
  await page.getByText(/^Sent \d+ %$/).waitFor()
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await page.getByText('Stopped. What has arrived is kept: sending again goes on from there').waitFor()
  await page.unroute(PARTS)
  const stoppedAt = arrived.at(-1)!
  expect(arrived).toHaveLength(3)

  await page.reload()
  expect(await page.getByLabel('What happens?').inputValue()).toBe('It hums and does not turn')
  await choose()
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await page.waitForURL('**/baltra-tracking-ProductDetails/*')
  expect(arrived[3]).toBeGreaterThan(stoppedAt)
  expect(arrived).toEqual([...new Set(arrived)].toSorted((a, b) => a - b))
  expect(troubles).toEqual([])
})

/** A person on a phone with the form of a complaint filled in; `arrived` are the places of the parts that the server took. */
async function complainant(contact: string) {
  const { page, context, troubles } = await visit(browser, product.url, PHONE)
  onTestFinished(() => context.close())
  const arrived: number[] = []
  page.on('response', (answer) => {
    const offset = /\/api\/uploads\/[^/]+\/(\d+)$/.exec(answer.url())?.[1]
    if (offset && answer.ok()) arrived.push(Number(offset))
  })
  await becomeCustomer(page, product, contact)
  const id = await registerAtCounter(product, { contact, serial_number: `RU${Date.now()}`, approve: true })
  const film = await longFilm()
  const choose = async () => {
    await page.locator('input[name=damaged_image]').setInputFiles(sample('damage.webp'))
    await page.locator('input[name=damaged_Video]').setInputFiles(film)
  }
  await page.goto(`/baltra-user-registered-ProductPage/${id}/complaint`)
  await page.getByLabel('What happens?').fill('It hums and does not turn')
  await choose()
  return { page, context, arrived, choose, troubles }
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
