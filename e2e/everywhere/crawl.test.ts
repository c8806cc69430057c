import {
  ENTER_PHONE,
  FORGOT_PASSWORD,
  RESET_PASSWORD,
  SIGN_UP,
  VERIFY_OTP,
  VERIFY_RESET_OTP,
} from 'contract/core/paths'
import type { Screen } from '../kit/all-screens.ts'
import { DESK, PHONE, whileOnline } from '../kit/browser.ts'
import { seeFirst, seeInBothSizes, seeWithLargeText, startWalk, type Person, type Walk } from '../kit/crawl.ts'
import { test, type World } from '../kit/crawl-world.ts'
import { addStaff } from '../kit/past-screens.ts'
import type { Product } from '../kit/product.ts'
import { foreignTexts } from '../kit/shown-texts.ts'
import { becomeCustomer, codeIn, CUSTOMER, enter, FIELD_ENGINEER, newNumber } from '../kit/steps.ts'
import { expect } from '../kit/test.ts'

// Dozens of screens, each looked at in two sizes.
test.describe.configure({ timeout: 240_000 })

const VISITOR: Person = { who: 'visitor', room: 'visitor' }
const CUSTOMER_OF_DEMO: Person = { who: 'customer', room: 'customer', enters: (page) => enter(page, CUSTOMER) }
const ENGINEER_OF_DEMO: Person = { who: 'engineer', room: 'engineer', enters: (page) => enter(page, FIELD_ENGINEER) }
const administrator = ({ product }: World): Person => ({
  who: 'administrator',
  room: 'staff',
  enters: (page) => enter(page, product.admin),
})
const clerk =
  (role: 'service_incharge' | 'product_incharge') =>
  ({ product }: World): Person => ({
    who: role,
    room: 'staff',
    enters: async (page) => enter(page, await addStaff(product, { contact: newNumber(), role })),
  })

/** Who goes through which of their screens; in portions, so that two go at once and each has its own time. */
const PORTIONS: [title: string, of: Person | ((world: World) => Person), portion: number, portions: number][] = [
  ['a visitor’s screens, first part', VISITOR, 0, 2],
  ['a visitor’s screens, second part', VISITOR, 1, 2],
  ['a customer’s screens', CUSTOMER_OF_DEMO, 0, 1],
  ['an engineer’s screens', ENGINEER_OF_DEMO, 0, 1],
  ['an administrator’s screens, first part', administrator, 0, 3],
  ['an administrator’s screens, second part', administrator, 1, 3],
  ['an administrator’s screens, third part', administrator, 2, 3],
]

for (const [title, of, portion, portions] of PORTIONS) {
  const person = (world: World) => (typeof of === 'function' ? of(world) : of)
  const part = (all: readonly Screen[]) => all.filter((_, at) => at % portions === portion)

  test(`in Nepali ${title} are in Nepali, and fit a phone with large text`, async ({ world, visit }) => {
    const walk = await startWalk(await visit(PHONE), { ...person(world), locale: 'ne' })
    await seeWithLargeText(walk, part(world.screens[walk.room]))
    expect(faultsOf(walk, world)).toEqual([])
  })

  test(`in English ${title} are in English, accessible and fit both sizes`, async ({ world, visit }) => {
    const own = person(world)
    const walk = await startWalk(await visit(own.room === 'staff' ? DESK : PHONE), { ...own, locale: 'en' })
    await seeInBothSizes(walk, part(world.screens[walk.room]))
    expect(faultsOf(walk, world)).toEqual([])
  })
}

for (const role of ['service_incharge', 'product_incharge'] as const)
  test(`in Nepali, the office as a ${role} sees it`, async ({ world, visit }) => {
    const walk = await startWalk(await visit(PHONE), { ...clerk(role)(world), locale: 'ne' })
    await seeFirst(walk, world.screens.staff)
    expect(faultsOf(walk, world)).toEqual([])
  })

test('in Nepali, sign-up and the empty screens of a new customer', async ({ world, visit }) => {
  const contact = newNumber()
  const newcomer: Person = {
    who: 'newcomer',
    room: 'customer',
    enters: (page) => becomeCustomer(page, world.product, contact),
  }
  const own = await startWalk(await visit(PHONE), { ...newcomer, locale: 'ne' })
  await seeWithLargeText(own, world.screens.customer)
  const walk = await startWalk(await visit(PHONE), { ...VISITOR, locale: 'ne' })
  await seeSigningUp(walk, world.product, contact)
  expect([...faultsOf(own, world), ...faultsOf(walk, world)]).toEqual([])
})

/** Words in the other language, screens that do not fit or are not accessible, and what went wrong on the way. */
const faultsOf = (walk: Walk, { written }: World): string[] => [
  ...foreignTexts(walk.shown, new Set([...written, ...walk.own]), walk.locale),
  ...walk.faults,
  ...whileOnline(walk.troubles),
]

/** The screens that a code opens: of a new number, and for a new password of a customer. */
async function seeSigningUp({ page, see }: Walk, product: Pick<Product, 'sms'>, customer: string): Promise<void> {
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
