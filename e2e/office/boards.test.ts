import type { Locator, Page } from '@playwright/test'
import { DESK, expectAccessible, go, PHONE, reload } from '../kit/browser.ts'
import { fileComplaint } from '../kit/past-screens.ts'
import { becomeCustomer, enter, tokenOf } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const LIST = '/baltra-admin-dashboard/all/products-complaints-list'
const CONTACT = '9812345777'

const VISITS = '/baltra-admin-dashboard/visits'
const VISITED = '9812345778'
/** Of the customer's district, and who works there. */
const [CENTRE, ENGINEER] = ['Biratnagar', 'Sunil Limbu']

test('a complaint goes from stage to stage on the board, by mouse and by keys, and back by undo', async ({
  product,
  visit,
}) => {
  const customer = await visit(PHONE)
  await becomeCustomer(customer.page, product, CONTACT)
  const id = await fileComplaint(product, await tokenOf(customer.page))
  await customer.context.close()
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, `${LIST}?search=${CONTACT}`)
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  await page.waitForURL('**view=board**')
  const card = page.locator(`[data-card="${id}"]`)
  const stage = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  const isAt = (name: string) => stage(name).locator(card).waitFor()
  await isAt('Unassigned')
  await expectAccessible(page)

  await drag(page, card, stage('Engineer Allocated'))
  await isAt('Engineer Allocated')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Status taken back').waitFor()
  await isAt('Unassigned')

  await card.getByRole('button', { name: /^Move .*(?<!…)$/ }).focus()
  await page.keyboard.press('Space')
  await page.getByText(/picked up, at Unassigned$/).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowRight')
  await page.getByText('Moves to Service Center Assigned').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await isAt('Service Center Assigned')
  await page.getByText('Status updated').first().waitFor()

  await page.goBack()
  await page.getByRole('table').waitFor()
  await page.getByRole('cell', { name: 'Service Center Assigned' }).waitFor()
  expect(troubles).toEqual([])
})

test('a visit is planned and moved on the board of visits, by mouse and by keys, and back by undo', async ({
  product,
  visit,
}) => {
  const customer = await visit(PHONE)
  await becomeCustomer(customer.page, product, VISITED)
  const id = await fileComplaint(product, await tokenOf(customer.page))
  await customer.context.close()
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, VISITS)
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  await page.getByLabel('Service centre').selectOption(`${CENTRE} Service Centre`)
  await page.waitForURL('**centre_id=**')
  // A week of which the engineer has nothing yet, also where a first try was disturbed.
  const theirs = page.getByRole('row', { name: ENGINEER })
  do {
    const next = page.getByRole('link', { name: 'The next week' })
    const day = /day=[\d-]+/.exec((await next.getAttribute('href'))!)![0]
    await next.click()
    await page.waitForURL(`**${day}**`)
    await theirs.waitFor()
  } while ((await theirs.locator('[data-card]').count()) > 0)
  const card = page.locator(`[data-card="${id}"]`)
  const cell = (at: number) => theirs.getByRole('cell').nth(at)
  const isIn = (at: number) => cell(at).locator(card).waitFor()
  const waits = () => page.getByRole('list', { name: 'Waiting for a visit' }).locator(card).waitFor()
  await waits()
  await expectAccessible(page)

  await drag(page, card, cell(1))
  await isIn(1)
  await cell(1).getByText('10–13: 1').waitFor()
  await page.getByText(new RegExp(`${ENGINEER}, .*, 10–13$`)).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await waits()

  await drag(page, card, cell(1))
  await isIn(1)
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await card.getByRole('button', { name: /^Move .*(?<!…)$/ }).focus()
  await page.keyboard.press('Space')
  await page.getByText(new RegExp(`picked up, at ${ENGINEER}, `)).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowRight')
  await page.getByText(new RegExp(`^Moves to ${ENGINEER}, `)).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await isIn(2)
  await expect(card.locator(':focus')).toHaveCount(1)

  await card.getByRole('button', { name: /to…$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Hours').selectOption('16–19')
  await dialog.getByRole('button', { name: 'Save visit' }).click()
  await card.getByText('16–19').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await reload(page)
  await isIn(2)
  expect(troubles).toEqual([])
})

/** Holds a card in the middle and takes it to a place, in steps, as a hand does. */
async function drag(page: Page, card: Locator, place: Locator): Promise<void> {
  await card.hover()
  await page.mouse.down()
  const { x, y, width } = (await place.boundingBox())!
  await page.mouse.move(x + width / 2, y + 90, { steps: 8 })
  await page.getByText(/^Moves to /).waitFor({ state: 'attached' })
  await page.mouse.up()
}
