import { readFile } from 'node:fs/promises'
import { CONTACT_US } from 'contract/core/paths'
import { ENQUIRY_LIST, enquiryPath } from 'contract/core/office-paths'
import { DESK, expectAccessible, go, isReady, PHONE, whileOnline, type Visit } from '../kit/browser.ts'
import { askAsAdmin } from '../kit/past-screens.ts'
import { enter, newNumber, pressInRow, sender } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const WRITER = 'Nirmala Rai'
const QUESTION = 'Does the mixer grind turmeric?'
const ANSWER = 'Yes, with the small jar'

for (const [kind, viewport] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const) {
  test(`a message survives a lost connection, is sent once, read, and deleted, at a ${kind}`, async ({
    product,
    visit,
  }) => {
    const contact = newNumber()
    await write(await visit(viewport), contact)
    const { page, troubles } = await visit(viewport)
    await enter(page, product.admin)

    await go(page, ENQUIRY_LIST)
    const typed = `${contact.slice(0, 2)}-${contact.slice(2)}`
    await page.getByRole('searchbox', { name: 'Phone' }).fill(typed)
    await page.waitForURL(`**phone=${typed}`)
    await page.getByRole('searchbox', { name: 'Name' }).fill(WRITER.toLowerCase())
    await page.waitForURL(`**name=nirmala+rai&phone=${typed}`)
    const row = page.locator('tbody tr')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('Unread')

    const view = async () => {
      await pressInRow(page, new RegExp(`^View the message of ${WRITER}`), new RegExp(`^Actions for ${WRITER}`))
      await page.waitForURL('**/single-view-contact/*')
      await isReady(page)
    }
    await view()
    const main = page.getByRole('main')
    await expect(main.getByText(QUESTION)).toBeVisible()
    await expect(page.getByRole('link', { name: contact })).toHaveAttribute('href', `tel:+977${contact}`)
    await main.getByRole('button', { name: 'Answer', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Answer' })
    await dialog.getByLabel('What was said').fill(ANSWER)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Mark as answered' }).click()
    await expect(main.getByText(ANSWER)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(main.getByText(ANSWER)).toBeHidden()
    await expect(main.getByRole('button', { name: 'Answer', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.waitForURL(`**${ENQUIRY_LIST}?*`)
    await expect(row).toContainText(WRITER)
    await expect(row).not.toContainText('Unread')

    await view()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this Item?' })
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.waitForURL(`**${ENQUIRY_LIST}?*`)
    await isReady(page)
    await expect(row).toHaveCount(0)
    const left = async () => {
      const { data } = await askAsAdmin<{ data: unknown[] }>(product, `/contactus/getcontactform?phone=${contact}`)
      return data
    }
    await expect.poll(left).toEqual([])
    expect(troubles).toEqual([])
  })
}

test('text typed while the list is loading is searched for', async ({ product, visit }) => {
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  const scripts = Promise.withResolvers<void>()
  const rows = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (request) => scripts.promise.then(() => request.continue()))
  await page.route('**/api/contactus/getcontactform*', (request) => rows.promise.then(() => request.continue()))
  await page.goto(ENQUIRY_LIST, { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Name' }).focus()
  await page.keyboard.type('tenz')
  scripts.resolve()
  await page.locator('html[data-ready]').waitFor()
  await page.keyboard.type('ing she')
  rows.resolve()
  await page.keyboard.type('rpa')
  await page.waitForURL(`**${ENQUIRY_LIST}?name=tenzing+sherpa`)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  expect(troubles).toEqual([])
})

test('an export is named after its time; an empty list has no export', async ({ product, visit }) => {
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, `${ENQUIRY_LIST}?name=tenzing`)
  const exportAs = async (format: string) => {
    await page.getByRole('button', { name: 'Export list' }).click()
    await page.getByRole('menuitem', { name: format }).click()
  }
  const [file] = await Promise.all([page.waitForEvent('download'), exportAs('.csv')])
  expect(file.suggestedFilename()).toMatch(/^contacts-\d{13}\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('1,Tenzing Sherpa,tenzing.sherpa@example.com,9869120534,')

  await go(page, `${ENQUIRY_LIST}?name=xyzzy`)
  await expect(page.getByRole('heading', { name: 'No contacts found' })).toBeVisible()
  await exportAs('.xlsx')
  await expect(page.getByText('No data to export')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await page.waitForURL((url) => !url.searchParams.get('name'))
  await expect(page.locator('tbody tr').first()).toBeVisible()

  await go(page, enquiryPath(999_999))
  await expect(page.getByRole('heading', { name: 'No data available' })).toBeVisible()
  expect(troubles).toEqual([])
})

/** On the contact page: refused, then without a connection, then sent by an impatient hand. */
async function write({ page, context, troubles }: Visit, contact: string): Promise<void> {
  await go(page, CONTACT_US)
  const send = sender(page, 'Send Message')
  await send.click()
  await expect(page.getByText('Full name is required')).toBeVisible()
  await expect(page.getByText('Please enter your message')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Full Name').fill(WRITER)
  await page.getByLabel('Phone').fill(`+977 ${contact.slice(0, 2)}-${contact.slice(2, 6)} ${contact.slice(6)}`)
  await page.getByLabel('Email').fill('rai@example.com')
  await page.getByLabel('Message').fill(QUESTION)
  await context.setOffline(true)
  await send.click()
  const waits = page.getByText('It is sent automatically when the connection is back.')
  await expect(waits).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Do not send' }).click()
  await expect(waits).toBeHidden()
  await context.setOffline(false)
  // The page was closed in between: the message is still here, and says so.
  await go(page, CONTACT_US)
  await expect(page.getByText('What you filled in before is still here.')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue(QUESTION)
  await expectAccessible(page)
  await send.dblclick()
  await expect(page.getByRole('heading', { name: 'Your message has been sent' })).toBeFocused()
  await expectAccessible(page)
  expect(whileOnline(troubles)).toEqual([])
}
