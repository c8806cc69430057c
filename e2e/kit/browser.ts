import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import type axe from 'axe-core'

export interface Size {
  width: number
  height: number
}

export const PHONE: Size = { width: 360, height: 740 }
export const DESK: Size = { width: 1440, height: 900 }

export interface Visit {
  page: Page
  context: BrowserContext
  /** errors of scripts, of the policy, and answers of 500 and above; a test ends with none */
  troubles: string[]
  /** answers of 400 and above */
  refusals: string[]
}

/** What pdf.js (6.5) throws in its worker, where no code of ours hears it, if a catalogue is left while it opens. */
const OF_A_LEFT_CATALOGUE = 'Worker was terminated'

/** A person at the product, with a browser of their own. */
export async function startVisit(browser: Browser, url: string, viewport: Size): Promise<Visit> {
  const context = await browser.newContext({ baseURL: url, viewport, hasTouch: viewport.width < 500, locale: 'en-GB' })
  // As if they had been here before: this machine may have no letters of its own for Nepali.
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('device/devanagari', '1')
  })
  const page = await context.newPage()
  const troubles: string[] = []
  const refusals: string[] = []
  page.on('pageerror', ({ message }) => {
    if (message !== OF_A_LEFT_CATALOGUE) troubles.push(`script: ${message}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (4\d\d)/.test(message.text()))
      troubles.push(`console: ${message.text()}`)
  })
  page.on('response', (answer) => {
    if (answer.status() >= 500) troubles.push(`${answer.status()} ${answer.url()}`)
    if (answer.status() >= 400) refusals.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`)
  })
  return { page, context, troubles, refusals }
}

/**
 * Waits until a page works: its scripts are there, no navigation is under way, and nothing of it is still a placeholder.
 * A click before that may be lost with what the server sent. A page that waits for a person gets a sign of one: a key that
 * types nothing.
 */
export async function isReady(page: Page): Promise<void> {
  const ready = page.locator('html[data-ready]:not(:has(main [aria-busy=true], main[aria-busy=true]))')
  const waits = page.locator('html[data-waits]')
  await expect(async () => {
    if (await waits.count()) await page.keyboard.press('Shift')
    await ready.waitFor({ state: 'attached', timeout: SOON_MS })
  }).toPass({ intervals: [0], timeout: READY_MS })
}

const SOON_MS = 1_000
// Much may run beside it.
const READY_MS = 60_000

/** Opens an address as somebody who types it, and waits until the page works. */
export async function go(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await isReady(page)
}

/** Loads a page again, and waits until it works. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await isReady(page)
}

/** The troubles that have another cause than a connection that the test took away. */
export const whileOnline = (troubles: readonly string[]): string[] =>
  // The second is the service worker's response to the first; the third, a worker that was on its way.
  troubles.filter((trouble) => !/ERR_(INTERNET_DISCONNECTED|FAILED)|error .* when fetching the script/.test(trouble))

/** axe finds nothing on this screen (WCAG 2.0 to 2.2, A and AA, and best practice), and it does not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are measured where they end, not on their way. Waiting for it could take for ever: one that pauses never ends.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

/** Half the size of `axe.source`, which every page would have to parse. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe finds, each rule with the elements that break it. */
async function violationsOn(page: Page): Promise<string[]> {
  // It is two thirds of a megabyte of script: a page reads it once, however often it is looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // Describing each element that passes would cost as much as checking all of them.
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
      // The guards around an open menu pass the focus on and never hold it.
      { exclude: ['[data-base-ui-focus-guard]'] },
      { resultTypes: ['violations'] },
    )
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  })
}
