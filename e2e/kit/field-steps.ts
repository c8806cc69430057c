import type { Locator, Page } from '@playwright/test'
import { expectAccessible, isReady } from './browser.ts'
import type { FieldPhone } from './field-day.ts'
import { IN_BACKGROUND } from './kept-offline.ts'
import { sample } from './past-screens.ts'
import { expect } from './test.ts'

/** The link to the report of a visit. */
export const REPORT = 'भेटको नतिजा भर्नुहोस्'

/** What waits to be sent. */
export const strip = (page: Page): Locator => page.getByRole('status').first()
/** The field for what was done. */
export const note = (page: Page): Locator => page.getByRole('textbox', { name: 'टिपोट' })
/** Presses a button by its whole name. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()
/** The office has all that was told. */
export const nothingWaits = (page: Page): Promise<void> =>
  expect(strip(page)).not.toContainText('पठाउन बाँकी', { timeout: 60_000 })

/** Opens a visit by its address. */
export async function openVisit(phone: FieldPhone, id: number): Promise<void> {
  await phone.page.goto(`/ne/field/${id}`)
  await isReady(phone.page)
}

interface More {
  photo?: boolean
  /** two of the first part that fits have to come */
  needs?: boolean
}

/** Reports a visit from its screen: the outcome, and what was done. */
export async function report(
  page: Page,
  outcome: string,
  said: string,
  { photo = false, needs = false }: More = {},
): Promise<void> {
  await page.getByRole('link', { name: REPORT }).click()
  await page.getByRole('radio', { name: outcome }).check()
  await note(page).fill(said)
  if (photo) await takePhoto(page, 'मर्मतपछि')
  if (needs) {
    const part = page.getByRole('combobox', { name: 'पार्टपुर्जा थप्नुहोस्', exact: true })
    await part.selectOption({ index: 1 })
    await page
      .getByRole('group', { name: 'आउनुपर्ने पार्टपुर्जा' })
      .getByRole('button', { name: /एउटा थप्नुहोस्$/ })
      .click()
    await expectAccessible(page)
  }
  await finish(page)
}

/** Finishes a report. Where the serial number is not known, it is a repair outside the warranty; no customer has the code at hand. */
export async function finish(page: Page): Promise<void> {
  const unread = page.getByRole('checkbox', { name: 'पढ्न सकिँदैन' })
  if (await unread.count()) await unread.check()
  const withoutCode = page.getByRole('checkbox', { name: 'कोड छैन' })
  if (await withoutCode.count()) {
    await withoutCode.check()
    await page.getByRole('textbox', { name: 'कोड किन छैन?' }).fill('फोन घरमा छैन')
    // A report that is corrected was signed before.
    const empty = 'सहीका लागि ठाउँ, खाली'
    if (await page.getByRole('img', { name: empty }).count()) await sign(page, empty)
  }
  await press(page, 'नतिजा पूरा गर्नुहोस्')
  await page.waitForURL('**/ne/field')
}

/** Signs with a finger on the pad of this name; the name is another one then. */
export async function sign(page: Page, empty: string): Promise<void> {
  const pad = page.getByRole('img', { name: empty })
  // To the middle: at the lower edge the bar with the button covers it.
  await pad.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { x, y } = (await pad.boundingBox())!
  await page.mouse.move(x + 30, y + 60)
  await page.mouse.down()
  await page.mouse.move(x + 120, y + 40, { steps: 5 })
  await page.mouse.up()
  await expect(pad).toHaveCount(0)
}

/** Takes the first photograph of a side. */
export async function takePhoto(page: Page, side: string): Promise<void> {
  await page.getByLabel(`तस्बिर खिच्नुहोस्: ${side}`).setInputFiles(sample('kettle-cream.webp'))
  await expect(page.getByRole('img', { name: 'तस्बिर १' })).toBeVisible()
}

/** The phone has code and frames, so that its screens open without a line. */
export const opensWithoutLine = (page: Page): Promise<void> =>
  expect.poll(() => framesKept(page), IN_BACKGROUND).toBe(3)

const framesKept = (page: Page): Promise<number> =>
  page.evaluate(async () =>
    (await caches.has('frames ne')) ? (await (await caches.open('frames ne')).keys()).length : 0,
  )
