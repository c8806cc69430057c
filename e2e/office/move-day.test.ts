import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { fileComplaint, planVisits } from '../kit/past-screens.ts'
import { becomeCustomer, countSteps, enter, ENGINEER, tokenOf } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const VISITS = 12
const CLICKS_AT_MOST = 6
/** A Monday without visits in the demo. */
const DAY = '2098-06-02'

test('the twelve visits of an engineer who falls ill go to two others in six clicks', async ({ product, visit }) => {
  const customer = await visit(PHONE)
  await becomeCustomer(customer.page, product, '9812345790')
  const token = await tokenOf(customer.page)
  const ids = []
  for (let n = 0; n < VISITS; n += 1) ids.push(await fileComplaint(product, token))
  await planVisits(product, ids, { engineer: ENGINEER, day: DAY })

  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, `/baltra-admin-dashboard/visits?day=${DAY}`)
  await page.getByRole('heading', { name: ENGINEER }).waitFor()
  const steps = await countSteps(page)
  await page.getByRole('button', { name: 'Move the day' }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Move the visits of ${ENGINEER}`) })
  await expectAccessible(page)
  // Those who can take them most easily come first, after the engineer's own name.
  await dialog.getByLabel('To', { exact: true }).selectOption({ index: 2 })
  await dialog.getByLabel('And to').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: `Move ${VISITS} visits` }).click()
  await page.getByText(`Visits moved: ${VISITS}`).waitFor()
  // A list takes a click to open beside the one that chooses.
  const opened = 2
  expect((await steps()) + opened).toBeLessThanOrEqual(CLICKS_AT_MOST)

  await expect(page.getByText(`${VISITS / 2} visits`, { exact: true })).toHaveCount(2)
  await expect(page.getByRole('heading', { name: ENGINEER })).toHaveCount(0)
  expect(troubles).toEqual([])
})
