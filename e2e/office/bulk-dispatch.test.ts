import { fakeCrm } from '../../server/test/fake-crm.ts'
import { DESK, go } from '../kit/browser.ts'
import { addWaitingComplaints } from '../kit/many-rows.ts'
import { startProduct } from '../kit/product.ts'
import { enter, tokenOf } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const WAITING = 164
const LIST = '/baltra-admin-dashboard/all/products-complaints-list'

test('164 waiting complaints are dispatched in four clicks, and the three that the CRM refuses are found again', async ({
  product,
  visit,
}) => {
  const crm = await fakeCrm(['refuse', 'accept', 'refuse', 'accept', 'refuse'])
  const product = await startProduct({ env: crm.env, fill: addWaitingComplaints(WAITING) })
  const browser = await openBrowser()
  try {
    const { page, troubles } = await visit(DESK)
    await enter(page, product.admin)
    await go(page, `${LIST}?dispatch=none`)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: `Select all ${WAITING} that match` }).click()
    await page.getByText(`${WAITING} selected`).waitFor()
    await page.getByRole('button', { name: 'Dispatch', exact: true }).click()
    await page.getByRole('button', { name: 'Dispatch to CRM' }).click()
    // Those that the CRM has not answered within a few seconds are still on their way.
    await page
      .getByText(/\d+ done|could not be done/)
      .first()
      .waitFor({ timeout: 60_000 })

    const token = await tokenOf(page)
    const count = async (dispatch: string) => {
      const address = `${product.url}/api/stocks/getallcomplaints?dispatch=${dispatch}`
      const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
      return ((await answer.json()) as { pagination: { total_results: number } }).pagination.total_results
    }
    await expect.poll(() => count('queued'), { timeout: 60_000 }).toBe(0)
    expect([await count('none'), await count('failed'), await count('dispatched')]).toEqual([0, 3, WAITING - 3])
    await go(page, `${LIST}?dispatch=failed`)
    // Below the head of the table.
    await expect(page.getByRole('row').filter({ hasText: 'Sita Rai' })).toHaveCount(3)
    expect(crm.requests).toHaveLength(WAITING)
    expect(troubles).toEqual([])
  } finally {
    await browser.close()
    await product.stop()
  }
})
