import { SEARCH } from 'contract/core/paths'
import { DESK, expectAccessible, go, isReady, PHONE } from '../kit/browser.ts'
import { addWithoutPictures } from '../kit/past-screens.ts'
import { newModel } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

// A word without end and 40 colours: neither may widen a page.
const LIMIT = {
  name: 'Unabbreviated-Thermostatically-Controlled-Quick-Boil Kettle for a Large House'.padEnd(120, 'x'),
  color_styles: Array.from({ length: 40 }, (_, at) => `#${(0x203040 + at * 0x050311).toString(16)}`),
}

for (const [kind, viewport] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const)
  test(`a product with a name of 120 characters, 40 colours, no picture, no stock and no review keeps its form, at a ${kind}`, async ({
    product,
    visit,
    atEnd,
  }) => {
    const model_num = newModel()
    atEnd(await addWithoutPictures(product, { ...LIMIT, model_num }))
    const { page, troubles } = await visit(viewport)
    for (const view of ['', '&view=list']) {
      await go(page, `${SEARCH}?product_name=${model_num}${view}`)
      await expect(page.getByText('Rs. 1,29,990').first()).toBeVisible()
      await expectAccessible(page)
    }
    await page.getByRole('link', { name: LIMIT.name }).click()
    await page.waitForURL('**/baltra-product-view/**')
    await isReady(page)
    await expect(page.getByRole('heading', { level: 1, name: LIMIT.name })).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('group', { name: /Colour/ }).getByRole('radio')).toHaveCount(LIMIT.color_styles.length)
    await expect(page.getByText('No reviews yet. Be the first to review!')).toBeVisible()
    expect(troubles).toEqual([])
  })
