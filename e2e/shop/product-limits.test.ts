import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { addWithoutPictures } from '../kit/past-screens.ts'
import { expect, test } from '../kit/test.ts'

// A word without end and 40 colours: neither may widen a page.
const LIMIT = {
  model_num: 'LIMIT-1',
  name: 'Unabbreviated-Thermostatically-Controlled-Quick-Boil Kettle for a Large House'.padEnd(120, 'x'),
  color_styles: Array.from({ length: 40 }, (_, at) => `#${(0x203040 + at * 0x050311).toString(16)}`),
}

test('a product with a name of 120 characters, 40 colours, no picture, no stock and no review keeps its form', async ({
  product,
  visit,
}) => {
  const remove = await addWithoutPictures(product, LIMIT)
  for (const viewport of [PHONE, DESK]) {
    const { page, context, troubles } = await visit(viewport)
    for (const view of ['', '&view=list']) {
      await go(page, `/baltra-search-products?product_name=${LIMIT.model_num}${view}`)
      await page.getByText('Rs. 1,29,990').first().waitFor()
      await expectAccessible(page)
    }
    await page.getByRole('link', { name: LIMIT.name }).click()
    await page.waitForURL(/baltra-product-view/)
    await page.getByRole('heading', { level: 1, name: LIMIT.name }).waitFor()
    await expectAccessible(page)
    const choices = page.getByRole('group', { name: /Colour/ })
    await expect(choices.getByRole('radio')).toHaveCount(LIMIT.color_styles.length)
    await page.getByText('No reviews yet. Be the first to review!').waitFor()
    expect(troubles).toEqual([])
    await context.close()
  }
  await remove()
})
