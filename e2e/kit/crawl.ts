import { localePrefix, type Locale } from 'contract/core/locale'
import { FIELD, MY_PRODUCTS, OFFICE, SHOP_HOME } from 'contract/core/paths'
import type { Page } from '@playwright/test'
import type { Room, Screen } from './all-screens.ts'
import { DESK, expectAccessible, go, PHONE, type Size, type Visit } from './browser.ts'
import { EDITED, MEASURES, noteOwnTexts, WRITTEN, textsOn, type Shown } from './shown-texts.ts'

export interface Person {
  /** as a finding names them */
  who: string
  room: Room
  enters?: (page: Page) => Promise<void>
}

export interface Walk {
  room: Room
  page: Page
  locale: Locale
  /** texts, and where they were seen first */
  shown: Shown
  /** what people wrote, by the answers that the screens got */
  own: Set<string>
  /** what is wrong with screens: one that scrolls sideways, one that is not accessible */
  faults: string[]
  troubles: string[]
  /** goes there, and notes what is shown */
  see: (state: string, address: string) => Promise<void>
}

const FIRST: Record<Room, string> = { visitor: SHOP_HOME, customer: MY_PRODUCTS, staff: OFFICE, engineer: FIELD }

/** A person's way through screens, from screen to screen without loading the page again. */
export async function startWalk(
  { page, troubles }: Visit,
  { locale, who, room, enters }: Person & { locale: Locale },
): Promise<Walk> {
  const own = new Set([...WRITTEN, ...MEASURES, ...(room === 'staff' ? EDITED : [])])
  const walk: Walk = { page, room, locale, shown: new Map(), own: new Set(), faults: [], troubles, see }
  page.on('response', (answer) => {
    if (!answer.url().includes('/api/') || !answer.headers()['content-type']?.includes('json')) return
    // One that was given up has nothing to read.
    answer.json().then(
      (body: unknown) => noteOwnTexts(body, walk.own, own),
      () => undefined,
    )
  })
  await measureInBrandFont(page)
  await enters?.(page)
  await go(page, localePrefix(locale) + FIRST[room])
  return walk

  async function see(state: string, address: string) {
    const over = await goTo(page, address)
    if (over > 0) walk.faults.push(`${who}, ${state} ${address}: too wide by ${over}`)
    for (const text of await textsOn(page))
      if (!walk.shown.has(text)) walk.shown.set(text, `${who}, ${state} ${address}`)
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
 * Each screen with the demo's rows, where its row is not there, and as the server sends it, with text at 200 %. How
 * screens look without an answer, without rows and before they are there is the work of a few parts, which
 * `web/app` tests.
 */
export async function seeWithLargeText(walk: Walk, screens: readonly Screen[]): Promise<void> {
  await walk.page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const { filled } of screens) for (const address of filled) await walk.see('filled', address)
  for (const { absent } of screens) if (absent) await walk.see('absent', absent)
  for (const { filled } of screens)
    for (const text of await textsOn(walk.page, localePrefix(walk.locale) + filled[0]!))
      if (!walk.shown.has(text)) walk.shown.set(text, `as sent ${filled[0]}`)
}

/** Each screen with one row of each kind, and its other views. */
export async function seeFirst(walk: Walk, screens: readonly Screen[]): Promise<void> {
  for (const { filled, views } of screens)
    for (const address of [filled[0]!, ...views]) await walk.see('filled', address)
}

/**
 * The same, and where the row is not there; axe finds nothing and nothing scrolls sideways in the size in which people
 * of this room come first, nor in the other one.
 */
export async function seeInBothSizes(walk: Walk, screens: readonly Screen[]): Promise<void> {
  const first = walk.page.viewportSize()!
  const other = first.width === DESK.width ? PHONE : DESK
  for (const { filled, views, absent } of screens)
    for (const address of [filled[0]!, ...views, ...(absent ? [absent] : [])]) {
      await walk.see('filled', address)
      await noteFaults(walk, address, first)
      await walk.page.setViewportSize(other)
      // Parts that depend on the window's size render again in the next frame.
      await walk.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      await noteFaults(walk, address, other)
      await walk.page.setViewportSize(first)
    }
}

async function noteFaults({ page, faults }: Walk, address: string, { width }: Size): Promise<void> {
  await expectAccessible(page).catch((error: Error) => {
    faults.push(`${address} at ${width}: ${error.message}`)
  })
}

/** The router of the page, which says when a screen is there. */
interface PageRouter {
  navigate: (to: string) => Promise<void>
}

/** Goes to a screen as a link does, and waits until it stands still. Gives by how many pixels it is too wide. */
const goTo = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (to) => {
    const QUIET_MS = 100
    const LONGEST_MS = 15_000
    const begun = performance.now()
    const { dataset } = document.documentElement
    const before = dataset.ready
    await (Reflect.get(window, '__reactRouterDataRouter') as PageRouter).navigate(to)
    await new Promise<void>((resolve) => {
      let timer = setTimeout(look, QUIET_MS)
      const observer = new MutationObserver(() => {
        // A screen that never stands still is looked at as it is.
        if (performance.now() - begun > LONGEST_MS) return
        clearTimeout(timer)
        timer = setTimeout(look, QUIET_MS)
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      function look() {
        // The router is there before the screen is drawn.
        const isThere = dataset.ready !== undefined && dataset.ready !== before
        const isLoading =
          !isThere || document.querySelector(':is(main, [role=dialog]) [aria-busy=true], main[aria-busy=true]') !== null
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
