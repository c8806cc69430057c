import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { expect, onTestFinished, TestRunner } from 'vitest'
import { findChromium } from '../../scripts/chromium.ts'

// Nothing but the product may be asked for anything.
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages are too short-lived for the optimising compilers to pay off: without them, screens take a sixth less CPU time.
  '--js-flags=--no-opt,--no-maglev',
]

export const PHONE = { width: 360, height: 740 }
export const DESK = { width: 1440, height: 900 }

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: findChromium(), args: ARGUMENTS })

export interface Visit {
  page: Page
  context: BrowserContext
  /** errors of scripts, of the policy, and answers of 500 and above; a test ends with none */
  troubles: string[]
}

/** A person at the product, with a browser of their own, which closes when their test ends. */
export async function visit(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: url, viewport, hasTouch: viewport.width < 500, locale: 'en-GB' })
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`script: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (4\d\d)/.test(message.text()))
      troubles.push(`console: ${message.text()}`)
  })
  page.on('response', (answer) => {
    if (answer.status() >= 500) troubles.push(`${answer.status()} ${answer.url()}`)
  })
  const refusals: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refusals.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`)
  })
  endWithTest(page, refusals)
  return { page, context, troubles }
}

/**
 * A page that is left open goes on moving and asking beside the next test. Of a test that failed it is told where a person
 * was, which messages they got, and what the server refused.
 */
function endWithTest(page: Page, refusals: readonly string[]): void {
  // Sign-ups before the tests begin belong to no test.
  if (!TestRunner.getCurrentTest()) return
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail' && !page.isClosed()) {
      // It may be on its way to the next page.
      const said = await page
        .locator('[role=status], [role=alert], [role=dialog]')
        .allInnerTexts()
        .catch(() => [])
      process.stderr.write(`${[`At ${page.url()}`, ...said.filter(Boolean), ...refusals.slice(-5)].join('\n  ')}\n`)
    }
    await page.context().close()
  })
}

/** The troubles that have another cause than a connection that the test took away. */
export const whileOnline = (troubles: readonly string[]): string[] =>
  // The second is the service worker's response to the first.
  troubles.filter((trouble) => !/ERR_(INTERNET_DISCONNECTED|FAILED)/.test(trouble))

/** axe finds nothing on this screen (WCAG 2.0 to 2.2, A and AA, and best practice), and it does not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are measured where they end, not on their way.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
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
