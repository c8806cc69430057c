import { randomInt } from 'node:crypto'
import type { Locale } from 'contract/core/locale'
import {
  ENTER_PHONE,
  FORGOT_PASSWORD,
  RESET_PASSWORD,
  SCANNED_UNIT,
  SIGN_UP,
  TRACKED_COMPLAINT,
  VERIFY_OTP,
  VERIFY_RESET_OTP,
} from 'contract/core/paths'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allScreens, type Room, type Screen } from './all-screens.ts'
import { openBrowser, whileOnline } from './browser.ts'
import { seeEverything, seeFilled, startWalk, type Crawl, type Person, type Walk } from './crawl.ts'
import { addStaff, askAsAdmin } from './past-screens.ts'
import { sharedProduct } from './shared-product.ts'
import { foreignTexts, noteOwnTexts } from './shown-texts.ts'
import { becomeCustomer, codeIn, CUSTOMER, enter } from './steps.ts'

const product = sharedProduct()
let browser: Browser
let screens: Record<Room, Screen[]>
/** What public screens show of people, which no call of a browser brings. */
const written = new Set<string>()

beforeAll(async () => {
  browser = await openBrowser()
  for (const path of PUBLIC_TEXTS) noteOwnTexts(await askAsAdmin(product, path), written)
  const { data: units } = await askAsAdmin<{ data: { code_address: string }[] }>(product, '/products/getproductqr')
  const { data: complaint } = await askAsAdmin<{ data: { tracking_path: string } }>(
    product,
    '/stocks/getcomplaintbyid/1',
  )
  const all = allScreens({
    [SCANNED_UNIT]: lastPart(units[0]!.code_address),
    [TRACKED_COMPLAINT]: lastPart(complaint.tracking_path),
  })
  const of = (room: Room) => all.filter((screen) => screen.room === room)
  screens = { visitor: of('visitor'), customer: of('customer'), staff: of('staff') }
})
afterAll(() => browser?.close())

const PUBLIC_TEXTS = [
  '/products/getdata?per_page=100',
  '/products/getdatabyid/1',
  '/products/productsearch?subcategory=1',
  '/products/productratings/1?per_page=100',
  '/products/getallcatalogues?per_page=100',
  '/servicepoints?per_page=100',
]

const lastPart = (path: string): string => path.split('/').at(-1)!

/** Of nobody yet, also when the test is run once more. */
const newNumber = () => `9813${randomInt(100_000, 1_000_000)}`
const NEWCOMER_CONTACT = newNumber()
const VISITOR: Person = { who: 'visitor', room: 'visitor' }
const CUSTOMER_OF_DEMO: Person = { who: 'customer', room: 'customer', enters: (page) => enter(page, CUSTOMER) }
const ADMINISTRATOR: Person = { who: 'administrator', room: 'staff', enters: (page) => enter(page, product.admin) }
const NEWCOMER: Person = {
  who: 'newcomer',
  room: 'customer',
  enters: (page) => becomeCustomer(page, product, NEWCOMER_CONTACT),
}
const clerk = (role: 'service_incharge' | 'product_incharge'): Person => ({
  who: role,
  room: 'staff',
  enters: async (page) => enter(page, await addStaff(product, { contact: newNumber(), role })),
})

test('in Nepali every screen is in Nepali, for everybody and in every state, and fits a phone with large text', async () => {
  const crawls = await inLanes('ne', [
    [[ADMINISTRATOR, seeEverything]],
    [
      // What others see of the same screens: no row, and fewer buttons.
      [NEWCOMER, seeFilled],
      [VISITOR, seeSigningUp],
      [VISITOR, seeEverything],
      [CUSTOMER_OF_DEMO, seeEverything],
      [clerk('service_incharge'), seeFilled],
      [clerk('product_incharge'), seeFilled],
    ],
  ])
  expect.soft(foreignTexts(together(crawls), 'ne')).toEqual([])
  // Without an answer the router tells the console why.
  const troubles = crawls
    .flatMap((crawl) => whileOnline(crawl.troubles))
    .filter((trouble) => !trouble.includes('Failed to fetch'))
  expect([...crawls.flatMap(({ wide }) => wide), ...troubles]).toEqual([])
})

// The texts of the other states are messages, which a test of their own holds to be in their language.
test('in English nothing is in Nepali but the switch and what people wrote', async () => {
  const crawls = await inLanes('en', [
    [[ADMINISTRATOR, seeFilled]],
    [
      [VISITOR, seeFilled],
      [CUSTOMER_OF_DEMO, seeFilled],
    ],
  ])
  expect(foreignTexts(together(crawls), 'en')).toEqual([])
})

type See = (walk: Walk, screens: readonly Screen[]) => Promise<void>

/** People go through their screens; those of a lane one after the other. */
async function inLanes(locale: Locale, lanes: readonly (readonly [Person, See])[][]): Promise<Crawl[]> {
  const crawls = lanes.map(async (lane) => {
    const done: Crawl[] = []
    for (const [person, see] of lane) {
      const walk = await startWalk(browser, { ...person, url: product.url, locale })
      await see(walk, screens[person.room])
      await walk.page.context().close()
      done.push(walk)
    }
    return done
  })
  return (await Promise.all(crawls)).flat()
}

const together = (crawls: readonly Crawl[]): Pick<Crawl, 'shown' | 'own'> => ({
  shown: new Map(crawls.flatMap(({ shown }) => [...shown])),
  own: new Set([...written, ...crawls.flatMap(({ own }) => [...own])]),
})

/** The screens that a code opens. */
async function seeSigningUp({ page, see }: Walk): Promise<void> {
  await sendCode(ENTER_PHONE, newNumber(), VERIFY_OTP, SIGN_UP)
  await sendCode(FORGOT_PASSWORD, NEWCOMER_CONTACT, VERIFY_RESET_OTP, RESET_PASSWORD)

  async function sendCode(from: string, contact: string, verify: string, to: string) {
    await see('filled', from)
    await page.locator('[name=contact]').fill(contact)
    await page.locator('form [type=submit]').click()
    await page.waitForURL(`**${verify}*`)
    await see('filled', verify)
    await page.locator('[name=otp]').fill(codeIn(await product.sms(contact, /कोड/)))
    await page.waitForURL(`**${to}*`)
    await see('filled', to)
  }
}
