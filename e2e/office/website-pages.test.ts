import { SHOP_HOME } from 'contract/core/paths'
import { websitePagePath } from 'contract/core/office-paths'
import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { enter } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const BEFORE = 'Made for the way Nepal lives'
const AFTER = 'Kettles for every morning'

test('the owner rewrites the opening of the home page, sees it beside, publishes it and restores a version', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await visit(DESK)
  const visitor = await visit(PHONE)
  const heading = async () => {
    await visitor.page.goto(SHOP_HOME)
    return visitor.page.getByRole('heading', { level: 1 }).innerText()
  }
  const field = page.getByRole('region', { name: 'Opening' }).getByRole('textbox', { name: 'Heading' })
  const save = async (words: string) => {
    await field.fill(words)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText('Draft saved').first().waitFor()
  }
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Page published').first().waitFor()
  }

  await enter(page, product.admin)
  await go(page, websitePagePath('home'))
  const preview = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await preview.filter({ hasText: BEFORE }).waitFor()
  await field.fill(AFTER)
  await preview.filter({ hasText: AFTER }).waitFor()
  await expectAccessible(page)
  await save(AFTER)
  expect(await heading()).toBe(BEFORE)

  await publish()
  expect(await heading()).toBe(AFTER)
  await save(BEFORE)
  await publish()
  expect(await heading()).toBe(BEFORE)

  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(field).toHaveValue(AFTER)
  expect(await heading()).toBe(BEFORE)
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(field).toHaveValue(BEFORE)
  expect([...troubles, ...visitor.troubles]).toEqual([])
})
