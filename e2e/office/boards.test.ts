import type { Locator, Page } from '@playwright/test'
import { DESK, go, isReady, reload } from '../kit/browser.ts'
import { newComplaint } from '../kit/past-screens.ts'
import { enter } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const LIST = '/baltra-admin-dashboard/all/products-complaints-list'
const VISITS = '/baltra-admin-dashboard/visits'
/** Of the customer's district, and who works there. */
const [CENTRE, ENGINEER] = ['Biratnagar', 'Sunil Limbu']

test('a complaint goes from stage to stage on the board, by mouse and by keys, and back by undo', async ({
  product,
  visit,
}) => {
  const { id, customer } = await newComplaint(product)
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, `${LIST}?search=${customer.contact}`)
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  await page.waitForURL('**view=board**')
  await isReady(page)
  const card = page.locator(`[data-card="${id}"]`)
  const stage = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  const expectAt = (name: string) => expect(stage(name).locator(card)).toBeVisible()
  await expectAt('Unassigned')

  await drag(page, card, { to: stage('Engineer Allocated'), says: 'Moves to Engineer Allocated' })
  await expectAt('Engineer Allocated')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectAt('Unassigned')

  await pickUp(page, card, 'picked up, at Unassigned')
  await page.keyboard.press('ArrowRight')
  await expectSaid(page, 'Moves to Service Center Assigned')
  await page.keyboard.press('Space')
  await expectAt('Service Center Assigned')
  await expectSaved(card)

  await page.goBack()
  await expect(page.getByRole('table').getByRole('cell', { name: 'Service Center Assigned' })).toBeVisible()
  expect(troubles).toEqual([])
})

test('a visit is planned and moved on the board of visits, by mouse and by keys, and back by undo', async ({
  product,
  visit,
}) => {
  const { id } = await newComplaint(product)
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, VISITS)
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  await page.waitForURL('**view=board**')
  await page.getByLabel('Service centre').selectOption(`${CENTRE} Service Centre`)
  await page.waitForURL('**centre_id=**')
  const theirs = page.getByRole('row', { name: ENGINEER })
  const card = page.locator(`[data-card="${id}"]`)
  const cell = (at: number) => theirs.getByRole('cell').nth(at)
  const expectIn = (at: number) => expect(cell(at).locator(card)).toBeVisible()
  const expectWaiting = () =>
    expect(page.getByRole('list', { name: 'Waiting for a visit' }).locator(card)).toBeVisible()
  do await goToNextWeek(page)
  while ((await theirs.locator('[data-card]').count()) > 0)
  await expectWaiting()

  const [first, second] = [await nameOfCell(page, 1), await nameOfCell(page, 2)]
  await drag(page, card, { to: cell(1), says: `Moves to ${first}` })
  await expectIn(1)
  await expect(cell(1).getByText('10–13: 1')).toBeVisible()
  await expect(page.getByText(`${first}, 10–13`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectWaiting()
  await isReady(page)

  await drag(page, card, { to: cell(1), says: `Moves to ${first}` })
  await expectIn(1)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectSaved(card)
  await pickUp(page, card, `picked up, at ${first}`)
  await page.keyboard.press('ArrowRight')
  await expectSaid(page, `Moves to ${second}`)
  await page.keyboard.press('Space')
  await expectIn(2)
  await expect(card.locator(':focus')).toHaveCount(1)
  await expectSaved(card)

  await card.getByRole('button', { name: /to…$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Hours').selectOption('16–19')
  await dialog.getByRole('button', { name: 'Save visit' }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByText('16–19')).toBeVisible()
  await reload(page)
  await expectIn(2)
  await expect(card.getByText('16–19')).toBeVisible()
  expect(troubles).toEqual([])
})

/** The link names another week once the next one is shown. */
async function goToNextWeek(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'The next week' })
  await expect(link).toHaveAttribute('href', /centre_id=/)
  const shown = (await link.getAttribute('href'))!
  await link.click()
  await expect(link).not.toHaveAttribute('href', shown)
  await isReady(page)
}

/** The engineer and the day, as they are read out. */
async function nameOfCell(page: Page, at: number): Promise<string> {
  const [weekday, day] = (
    await page
      .getByRole('columnheader')
      .nth(at + 1)
      .innerText()
  ).split(/\s*[\n·]\s*/)
  return `${ENGINEER}, ${weekday} ${day}`
}

/** What is said to those who do not see the board. */
const expectSaid = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeAttached()

/** Until the server has answered, a card is on its way and cannot be moved again. */
const expectSaved = (card: Locator) => expect(card).not.toHaveAttribute('aria-busy')

/** Holds a card in the middle and takes it to a place, in steps, as a hand does; again where it was drawn anew just then. */
async function drag(page: Page, card: Locator, { to, says }: { to: Locator; says: string }): Promise<void> {
  await expectSaved(card)
  await expect(async () => {
    await page.mouse.up()
    await card.hover()
    await page.mouse.down()
    const { x, y, width } = (await to.boundingBox())!
    await page.mouse.move(x + width / 2, y + 90, { steps: 8 })
    await expect(page.getByRole('status').filter({ hasText: says })).toBeAttached({ timeout: 3_000 })
  }).toPass({ timeout: 15_000 })
  await page.mouse.up()
}

async function pickUp(page: Page, card: Locator, says: string): Promise<void> {
  await card.getByRole('button', { name: /^Move .*(?<!…)$/ }).focus()
  await page.keyboard.press('Space')
  await expectSaid(page, says)
}
