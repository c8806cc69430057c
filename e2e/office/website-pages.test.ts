import { SHOP_HOME } from 'contract/core/paths'
import { websitePagePath } from 'contract/core/office-paths'
import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { askAsAdmin } from '../kit/past-screens.ts'
import { enter } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const BEFORE = 'Made for the way Nepal lives'
const AFTER = 'Kettles for every morning'

test('the owner edits the top of the home page with a live preview, publishes it and restores a version', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await visit(DESK)
  const visitor = await visit(PHONE)
  const expectAtHome = async (words: string) => {
    await visitor.page.goto(SHOP_HOME)
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(words)
  }
  const field = page.getByRole('region', { name: 'Opening' }).getByRole('textbox', { name: 'Heading' })
  const publishing = page.getByRole('button', { name: 'Publish…' })
  const dialog = page.getByRole('dialog')
  const save = async (words: string) => {
    await field.fill(words)
    await page.getByRole('button', { name: 'Save draft' }).click()
    // Only a draft that is saved can be published.
    await expect(publishing).toBeEnabled()
  }
  const publish = async () => {
    await publishing.click()
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(publishing).toBeDisabled()
    const { data } = await askAsAdmin<{ data: { number: number }[] }>(product, '/website-pages/home/versions')
    return data[0]!.number
  }

  await enter(page, product.admin)
  await go(page, websitePagePath('home'))
  const preview = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(preview).toHaveText(BEFORE)
  await field.fill(AFTER)
  await expect(preview).toHaveText(AFTER)
  await expectAccessible(page)
  await save(AFTER)
  await expectAtHome(BEFORE)

  const version = await publish()
  await expectAtHome(AFTER)
  await save(BEFORE)
  await publish()
  await expectAtHome(BEFORE)

  await page.getByRole('button', { name: `Restore version ${version}`, exact: true }).click()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(field).toHaveValue(AFTER)
  await expectAtHome(BEFORE)
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await dialog.getByRole('button', { name: 'Discard draft' }).click()
  await expect(field).toHaveValue(BEFORE)
  expect([...troubles, ...visitor.troubles]).toEqual([])
})
