import { readFile } from 'node:fs/promises'
import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { enter, pressInRow, sender } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'
const LIST = `${OFFICE}/all-contact-message-List`

for (const [kind, viewport, name] of [
  ['phone', PHONE, 'Nirmala Rai'],
  ['desk', DESK, 'Bishnu Rai'],
] as const) {
  test(`a message survives a lost connection, is sent once, read, and deleted, at a ${kind}`, async ({
    product,
    visit,
  }) => {
    const visitor = await visit(viewport)
    await write(visitor, name)
    const { page } = await visit(viewport)
    await enter(page, product.admin)

    await go(page, LIST)
    await expectAccessible(page)
    const search = (label: string) => page.getByRole('searchbox', { name: label })
    await search('Phone').fill('98-41')
    await page.waitForURL(/\?phone=98-41$/)
    await search('Name').fill(name.toLowerCase())
    await page.waitForURL(/name=\w+\+rai&phone=98-41$/)
    const row = page.locator('tbody tr')
    await expect(row).toHaveCount(1)
    await row.getByText('Unread').waitFor()

    const view = () => pressInRow(page, new RegExp(`^View the message of ${name}`), new RegExp(`^Actions for ${name}`))
    await view()
    await page.waitForURL(/single-view-contact/)
    await page.getByText('Does the mixer grind turmeric?').waitFor()
    await expect(page.getByRole('link', { name: '9841203118' })).toHaveAttribute('href', 'tel:+9779841203118')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Mark as answered' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mark as answered' })
    await dialog.getByLabel('What was said').fill('Yes, with the small jar')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Mark as answered' }).click()
    await page.getByText('Marked as answered').waitFor()
    await page.locator('#main').getByText('Yes, with the small jar').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('The answer is taken back').waitFor()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.waitForURL(`**${LIST}*`)
    await expect(page.locator('tbody tr', { hasText: name }).getByText('Unread')).toHaveCount(0)

    await view()
    await page.waitForURL(/single-view-contact/)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog', { name: 'Are you sure you want to delete this Item?' }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.waitForURL(`**${LIST}*`)
    await expect(page.locator('tbody tr', { hasText: name })).toHaveCount(0)
    await page.getByText('Message deleted').waitFor({ timeout: 10_000 })
  })
}

test('text typed while the list is loading is searched for', async ({ product, visit }) => {
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, LIST, { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Name' }).focus()
  // Between these keys the scripts start and the rows arrive.
  await page.keyboard.type('tenzing sherpa', { delay: 150 })
  await page.waitForURL(/\?name=tenzing\+sherpa$/)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  expect(troubles).toEqual([])
})

test('an export is named by its time; without rows there is none', async ({ product, visit }) => {
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, `${LIST}?name=tenzing`)
  const exportAs = async (format: string) => {
    await page.getByRole('button', { name: 'Export list' }).click()
    await page.getByRole('menuitem', { name: format }).click()
  }
  const [file] = await Promise.all([page.waitForEvent('download'), exportAs('.csv')])
  expect(file.suggestedFilename()).toMatch(/^contacts-\d{13}\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('1,Tenzing Sherpa,tenzing.sherpa@example.com,9869120534,')
  await page.getByText('Exported successfully').waitFor()

  await go(page, `${LIST}?name=xyzzy`)
  await page.getByRole('heading', { name: 'No contacts found' }).waitFor()
  await expectAccessible(page)
  await exportAs('.xlsx')
  await page.getByText('No data to export').waitFor()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await page.locator('tbody tr').first().waitFor()

  await go(page, `${OFFICE}/single-view-contact/999999`)
  await page.getByRole('heading', { name: 'No data available' }).waitFor()
  await expectAccessible(page)
  expect(troubles).toEqual([])
})

/** On the contact page: refused, then without a connection, then sent by an impatient hand. */
async function write({ page, context }: Awaited<ReturnType<typeof visit>>, name: string) {
  await go(page, '/baltra-contact-us')
  const send = sender(page, 'Send Message')
  await send.click()
  await page.getByText('Full name is required').waitFor()
  await page.getByText('Please enter your message').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Phone').fill('+977 98-4120 3118')
  await page.getByLabel('Email').fill('rai@example.com')
  await page.getByLabel('Message').fill('Does the mixer grind turmeric?')
  await context.setOffline(true)
  await send.click()
  await page.getByText('It is sent automatically when the connection is back.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Do not send' }).click()
  await context.setOffline(false)
  // The page was closed in between: the message is still here, and says so.
  await go(page, '/baltra-contact-us')
  await page.getByText('What you filled in before is still here.').waitFor()
  await expect(page.getByLabel('Message')).toHaveValue('Does the mixer grind turmeric?')
  await expectAccessible(page)
  await send.dblclick()
  await page.getByRole('heading', { name: 'Your message has been sent' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your message has been sent')
  await expectAccessible(page)
}
