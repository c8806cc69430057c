import { randomInt } from 'node:crypto'
import { DESK, expectAccessible, go } from '../kit/browser.ts'
import { askAsAdmin, fileComplaint, planVisits, tokenFor } from '../kit/past-screens.ts'
import type { Product } from '../kit/product.ts'
import { countSteps, enter, ENGINEER, newCustomer } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const VISITS = 12
const CLICKS_AT_MOST = 6

test('the twelve visits of an engineer who falls ill go to two others in six clicks', async ({ product, visit }) => {
  const token = await tokenFor(product, await newCustomer(product))
  const ids = []
  for (let n = 0; n < VISITS; n += 1) ids.push(await fileComplaint(product, token))
  const day = await dayWithoutVisits(product)
  await planVisits(product, ids, { engineer: ENGINEER, day })

  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, `/baltra-admin-dashboard/visits?day=${day}`)
  const theirs = page.getByRole('heading', { name: ENGINEER })
  await expect(theirs).toBeVisible()
  const steps = await countSteps(page)
  await page.getByRole('button', { name: 'Move the day' }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Move the visits of ${ENGINEER}`) })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  // Those who can take them most easily come first, after the engineer's own name.
  await dialog.getByLabel('To', { exact: true }).selectOption({ index: 2 })
  await dialog.getByLabel('And to').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: `Move ${VISITS} visits` }).click()
  await expect(dialog).toBeHidden()
  // A list takes a click to open beside the one that chooses.
  const opened = 2
  expect((await steps()) + opened).toBeLessThanOrEqual(CLICKS_AT_MOST)

  await expect(page.getByText(`${VISITS / 2} visits`, { exact: true })).toHaveCount(2)
  await expect(theirs).toHaveCount(0)
  expect(troubles).toEqual([])
})

const MONDAY = Date.UTC(2060, 0, 5)
const WEEK_MS = 7 * 24 * 3600_000

/** A Monday for which nobody is planned yet. */
async function dayWithoutVisits(product: Pick<Product, 'url' | 'admin'>): Promise<string> {
  const day = new Date(MONDAY + randomInt(2_000) * WEEK_MS).toISOString().slice(0, 10)
  const { data } = await askAsAdmin<{ data: unknown[] }>(product, `/stocks/visits?day=${day}`)
  return data.length === 0 ? day : dayWithoutVisits(product)
}
