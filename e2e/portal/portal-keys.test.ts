import type { Page } from '@playwright/test'
import { go, isReady, PHONE } from '../kit/browser.ts'
import { CUSTOMER } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('a customer finds a product, its packages and a repair by keyboard alone', async ({ visit }) => {
  const { page, troubles } = await visit(PHONE)
  await go(page, '/baltra-user-ProductPage')
  await page.waitForURL('**/baltra-account-signin*')
  await isReady(page)
  await tabTo(page, 'Mobile number')
  await page.keyboard.type(CUSTOMER.contact)
  await tabTo(page, 'Password')
  await page.keyboard.type(CUSTOMER.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/baltra-user-ProductPage')

  await expect(page.getByRole('link', { name: 'Chiya 1.5', exact: true })).toBeVisible()
  await isReady(page)
  await skipToContent(page)
  await tabTo(page, 'Chiya 1.5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Chiya 1.5' })).toBeVisible()
  await isReady(page)
  await skipToContent(page)
  await tabTo(page, 'Extend warranty')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Extended warranty' })).toBeVisible()
  await isReady(page)

  await skipToContent(page)
  await tabTo(page, '6 Months')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('or 280 points')).toBeVisible()
  await tabTo(page, 'Use loyalty points')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Use loyalty points' })).toBeFocused()

  await tabTo(page, 'Track')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^\d+ tickets$/)).toBeVisible()
  await isReady(page)
  await skipToContent(page)
  await tabTo(page, 'Sajilo 750')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/baltra-tracking-ProductDetails/*')
  await expect(page.getByRole('list', { name: 'Repair steps' })).toBeVisible()
  expect(troubles).toEqual([])
})

/** The first stop of every page leads past what all pages share. */
async function skipToContent(page: Page) {
  await tabTo(page, 'Skip to content')
  await page.keyboard.press('Enter')
}

/** Presses Tab until the element of this name has the focus; each element on the way shows its focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab')
    const { called, isMarked } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined
      // The link of a card draws its ring around the whole card.
      const rings = [getComputedStyle(element), getComputedStyle(element, '::after')]
      return {
        called: element === document.body ? '' : (element.ariaLabel ?? label ?? element.innerText),
        // Between the last stop and the first one the browser's own window has it.
        isMarked: element === document.body || rings.some(({ outlineStyle }) => outlineStyle !== 'none'),
      }
    })
    expect(isMarked, called).toBe(true)
    if (called.trim().startsWith(name)) return
    passed.push(called)
  }
  throw new Error(`No way to ${name} by Tab, only to ${passed.join(', ')}`)
}
