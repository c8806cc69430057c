import { localePrefix, type Locale } from 'contract/core/locale'
import { MY_PRODUCTS, OFFICE, SHOP_HOME } from 'contract/core/paths'
import type { Browser, Page } from '@playwright/test'
import type { Room, Screen } from './all-screens.ts'
import { expectAccessible, PHONE, visit } from './browser.ts'
import { EDITED, MEASURES, noteOwnTexts, WRITTEN, textsOn, type Shown } from './shown-texts.ts'

export interface Person {
  /** as a finding names them */
  who: string
  room: Room
  enters?: (page: Page) => Promise<void>
}

export interface Crawl {
  shown: Shown
  /** what people wrote, by the answers that the screens got */
  own: Set<string>
  /** screens that scroll sideways, and by how much */
  wide: string[]
  troubles: string[]
}

export interface Walk extends Crawl {
  page: Page
  /** goes there, and notes what is shown */
  see: (state: string, address: string) => Promise<void>
  /** notes what the server sends, which is what is shown until the screen has loaded */
  seeAsSent: (address: string) => Promise<void>
}

const FIRST: Record<Room, string> = { visitor: SHOP_HOME, customer: MY_PRODUCTS, staff: OFFICE }

/** A person's way through screens, on one page of a phone with text at 200 %, from screen to screen without loading it again. */
export async function startWalk(
  browser: Browser,
  { url, locale, who, room, enters }: Person & { url: string; locale: Locale },
): Promise<Walk> {
  const { page, troubles } = await visit(browser, url, PHONE)
  const own = new Set([...WRITTEN, ...MEASURES, ...(room === 'staff' ? EDITED : [])])
  const crawl: Crawl = { shown: new Map(), own: new Set(), wide: [], troubles }
  const note = (texts: string[], at: string) => {
    for (const text of texts) if (!crawl.shown.has(text)) crawl.shown.set(text, `${who}, ${at}`)
  }
  page.on('response', (answer) => {
    if (!answer.url().includes('/api/') || !answer.headers()['content-type']?.includes('json')) return
    // One that was given up has nothing to read.
    answer.json().then(
      (body: unknown) => noteOwnTexts(body, crawl.own, own),
      () => undefined,
    )
  })
  await measureInBrandFont(page)
  await enters?.(page)
  await page.goto(localePrefix(locale) + FIRST[room])
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  return {
    ...crawl,
    page,
    async see(state, address) {
      const over = await goTo(page, address)
      if (over > 0) crawl.wide.push(`${who}, ${state} ${address}: ${over}`)
      note(await textsOn(page), `${state} ${address}`)
    },
    async seeAsSent(address) {
      note(await textsOn(page, localePrefix(locale) + address), `loading ${address}`)
    },
  }
}

/**
 * The brand's Devanagari is optional on a first view, where the system's letters stand in; a machine without any would have
 * empty boxes measured instead, which are wider.
 */
async function measureInBrandFont(page: Page): Promise<void> {
  await page.route('**/assets/*.css', async (request) => {
    const answer = await request.fetch()
    const body = (await answer.text()).replaceAll(/font-display: ?optional/g, 'font-display:block')
    await request.fulfill({ response: answer, body })
  })
}

/**
 * Each screen filled, in every state that its address can bring about, as it loads, and without an answer. Screens of
 * the office and the portal load in the browser, so what the server sends of them is what is shown while a call is held.
 */
export async function seeEverything(walk: Walk, screens: readonly Screen[]): Promise<void> {
  await seeFilled(walk, screens, { accessible: true })
  for (const { pattern } of screens) if (!pattern.includes(':')) await walk.see('empty', `${pattern}?${NOTHING}`)
  for (const { absent } of screens) if (absent) await walk.see('absent', absent)
  for (const { filled } of screens) await walk.seeAsSent(filled[0]!)
  await walk.page.route(/\/api\/|\.data(\?|$)/, (request) => request.abort('failed'))
  for (const { filled } of screens) await walk.see('failing', filled[0]!)
}

/** Each screen with the demo's rows; axe finds nothing. */
export async function seeFilled(
  walk: Walk,
  screens: readonly Screen[],
  options = { accessible: false },
): Promise<void> {
  for (const { filled } of screens)
    for (const address of filled) {
      await walk.see('filled', address)
      if (options.accessible && address === filled[0])
        await expectAccessible(walk.page).catch((cause: Error) => {
          throw new Error(`${address}: ${cause.message}`, { cause })
        })
    }
}

/** Nothing has this word. */
export const SOUGHT = 'xyzzy'
/** What the lists of the office, the search and the filters of the shop are asked for, to find nothing. */
const NOTHING = ['search', 'name', 'firstname', 'serial_number', 'type', 'phone', 'product_name']
  .map((name) => `${name}=${SOUGHT}`)
  .join('&')

/** The router of the page, which says when a screen is there. */
interface PageRouter {
  navigate: (to: string) => Promise<void>
}

/** Goes to a screen as a link does, and waits until it stands still. Gives by how many pixels it is too wide. */
const goTo = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (to) => {
    const QUIET_MS = 100
    const LONGEST_MS = 4_000
    const begun = performance.now()
    await (Reflect.get(window, '__reactRouterDataRouter') as PageRouter).navigate(to)
    await new Promise<void>((resolve) => {
      let timer = setTimeout(look, QUIET_MS)
      const observer = new MutationObserver(() => {
        clearTimeout(timer)
        timer = setTimeout(look, QUIET_MS)
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      function look() {
        const isLoading = document.querySelector('main [aria-busy=true], main[aria-busy=true]') !== null
        if (isLoading && performance.now() - begun < LONGEST_MS) timer = setTimeout(look, QUIET_MS)
        else {
          observer.disconnect()
          resolve()
        }
      }
    })
    await document.fonts.ready
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  }, address)
