import { openCrm } from '../../server/test/open-crm.ts'
import { DESK, go } from '../kit/browser.ts'
import { addWaitingComplaints } from '../kit/many-rows.ts'
import { askAsAdmin } from '../kit/past-screens.ts'
import { enter } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const WAITING = 164
const LIST = '/baltra-admin-dashboard/all/products-complaints-list'

test('164 waiting complaints are dispatched in four clicks, and the three that the CRM refuses are found again', async ({
  visit,
  start,
  atEnd,
}) => {
  const crm = await openCrm(['refuse', 'accept', 'refuse', 'accept', 'refuse'])
  atEnd(crm.close)
  const product = await start({ env: crm.env, fill: addWaitingComplaints(WAITING) })
  const { page, troubles } = await visit(DESK, product.url)
  await enter(page, product.admin)
  await go(page, `${LIST}?dispatch=none`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: `Select all ${WAITING} that match` }).click()
  await expect(page.getByText(`${WAITING} selected`)).toBeVisible()
  await page.getByRole('button', { name: 'Dispatch', exact: true }).click()
  const question = page.getByRole('dialog', { name: `Dispatch ${WAITING} complaints to the CRM?` })
  await question.getByRole('button', { name: 'Dispatch to CRM' }).click()
  // Those that the CRM has not answered within a few seconds are still on their way.
  await expect(question).toBeHidden({ timeout: 60_000 })

  const count = async (dispatch: string) => {
    const path = `/stocks/getallcomplaints?dispatch=${dispatch}`
    const { pagination } = await askAsAdmin<{ pagination: { total_results: number } }>(product, path)
    return pagination.total_results
  }
  await expect.poll(() => count('queued'), { timeout: 60_000 }).toBe(0)
  expect([await count('none'), await count('failed'), await count('dispatched')]).toEqual([0, 3, WAITING - 3])
  await go(page, `${LIST}?dispatch=failed`)
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'Sita Rai' })).toHaveCount(3)
  expect(crm.requests).toHaveLength(WAITING)
  expect(troubles).toEqual([])
})
