import type { Locale } from 'contract/core/locale'
import {
  ENTER_PHONE,
  FORGOT_PASSWORD,
  RESET_PASSWORD,
  SCANNED_UNIT,
  SIGN_UP,
  TRACKED_COMPLAINT,
  UNSUBSCRIBE,
  VERIFY_OTP,
  VERIFY_RESET_OTP,
} from 'contract/core/paths'
import { allScreens, type Room, type Screen } from '../kit/all-screens.ts'
import { whileOnline } from '../kit/browser.ts'
import { seeEverything, seeFilled, SOUGHT, startWalk, type Crawl, type Person, type Walk } from '../kit/crawl.ts'
import { addStaff, askAsAdmin } from '../kit/past-screens.ts'
import { stoppingToken } from '../kit/stopping-token.ts'
import { foreignTexts, MEASURES, noteOwnTexts, WRITTEN } from '../kit/shown-texts.ts'
import { becomeCustomer, codeIn, CUSTOMER, enter, newNumber } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

let screens: Record<Room, Screen[]>
/** What public screens show of people and measures, which no call of a browser brings; and what is searched for. */
const written = new Set([SOUGHT])

beforeAll(async () => {
  browser = await openBrowser()
  for (const path of ['/products/productratings/1?per_page=100', '/servicepoints?per_page=100'])
    noteOwnTexts(await askAsAdmin(product, path), written, WRITTEN)
  noteOwnTexts(await askAsAdmin(product, '/products/getdata?per_page=100'), written, MEASURES)
  const { facets } = await askAsAdmin<{ facets: { sizes: { name: string }[] } }>(
    product,
    '/products/productsearch?subcategory=1',
  )
  for (const { name } of facets.sizes) written.add(name)
  const { data: units } = await askAsAdmin<{ data: { code_address: string }[] }>(
    product,
    '/products/getproductqr?serial_number=SN2610260103',
  )
  const { data: complaint } = await askAsAdmin<{ data: { tracking_path: string } }>(
    product,
    '/stocks/getcomplaintbyid/1',
  )
  const all = allScreens({
    [SCANNED_UNIT]: lastPart(units[0]!.code_address),
    [TRACKED_COMPLAINT]: lastPart(complaint.tracking_path),
    [UNSUBSCRIBE]: await stoppingToken(product),
  })
  const of = (room: Room) => all.filter((screen) => screen.room === room)
  screens = { visitor: of('visitor'), customer: of('customer'), staff: of('staff') }
})
afterAll(() => browser?.close())

const lastPart = (path: string): string => path.split('/').at(-1)!

const VISITOR: Person = { who: 'visitor', room: 'visitor' }
const CUSTOMER_OF_DEMO: Person = { who: 'customer', room: 'customer', enters: (page) => enter(page, CUSTOMER) }
const ADMINISTRATOR: Person = { who: 'administrator', room: 'staff', enters: (page) => enter(page, product.admin) }
const newcomer = (contact: string): Person => ({
  who: 'newcomer',
  room: 'customer',
  enters: (page) => becomeCustomer(page, product, contact),
})
const clerk = (role: 'service_incharge' | 'product_incharge'): Person => ({
  who: role,
  room: 'staff',
  enters: async (page) => enter(page, await addStaff(product, { contact: newNumber(), role })),
})

// In portions: each has its own time.
test('in Nepali the shop and signing up are in Nepali in every state, and fit a phone with large text', async () => {
  const contact = newNumber()
  const lanes: Lanes = [
    [[VISITOR, seeEverything]],
    [
      [newcomer(contact), seeFilled],
      [VISITOR, (walk) => seeSigningUp(walk, contact)],
    ],
  ]
  expect(await wrongInNepali(lanes)).toEqual([])
})

test('in Nepali a customer’s screens', async () => {
  expect(await wrongInNepali([[[CUSTOMER_OF_DEMO, half(0)]], [[CUSTOMER_OF_DEMO, half(1)]]])).toEqual([])
})

test('in Nepali an administrator’s screens', async () => {
  expect(await wrongInNepali([[[ADMINISTRATOR, half(0)]], [[ADMINISTRATOR, half(1)]]])).toEqual([])
})

test('in Nepali what the service desk and the product desk see of the office', async ({ product }) => {
  expect(
    await wrongInNepali([[[clerk('service_incharge'), seeFirst]], [[clerk('product_incharge'), seeFirst]]]),
  ).toEqual([])
})

// The texts of the other states are messages, which a test of their own holds to be in their language.
test('in English nothing is in Nepali but the switch and what people wrote', async () => {
  const crawls = await inLanes('en', [
    [[ADMINISTRATOR, seeFirst]],
    [
      [VISITOR, seeFirst],
      [CUSTOMER_OF_DEMO, seeFirst],
    ],
  ])
  expect(foreignIn(crawls, 'en')).toEqual([])
})

type See = (walk: Walk, screens: readonly Screen[]) => Promise<void>
type Lanes = readonly (readonly [Person, See])[][]

/** With one row of each kind. */
const seeFirst: See = (walk, all) =>
  seeFilled(
    walk,
    all.map((screen) => ({ ...screen, filled: screen.filled.slice(0, 1) })),
  )

const half =
  (part: 0 | 1): See =>
  (walk, all) =>
    seeEverything(
      walk,
      all.filter((_, at) => at % 2 === part),
    )

/** Words that are not in Nepali, screens that scroll sideways, and what went wrong on the way. */
async function wrongInNepali(lanes: Lanes): Promise<string[]> {
  const crawls = await inLanes('ne', lanes)
  // Without an answer the router tells the console why.
  const troubles = crawls
    .flatMap((crawl) => whileOnline(crawl.troubles))
    .filter((text) => !text.includes('Failed to fetch'))
  return [...foreignIn(crawls, 'ne'), ...crawls.flatMap(({ wide }) => wide), ...troubles]
}

/** People go through their screens; those of a lane one after the other. */
async function inLanes(locale: Locale, lanes: Lanes): Promise<Crawl[]> {
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

/** By person: what one reads of the catalogue is no excuse for what another reads. */
const foreignIn = (crawls: readonly Crawl[], locale: Locale): string[] =>
  crawls.flatMap(({ shown, own }) => foreignTexts(shown, new Set([...written, ...own]), locale))

/** The screens that a code opens: of a new number, and for a new password of a customer. */
async function seeSigningUp({ page, see }: Walk, customer: string): Promise<void> {
  await sendCode(ENTER_PHONE, newNumber(), VERIFY_OTP, SIGN_UP)
  await sendCode(FORGOT_PASSWORD, customer, VERIFY_RESET_OTP, RESET_PASSWORD)

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
