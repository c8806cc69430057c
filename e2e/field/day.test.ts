import { expectAccessible, isReady } from '../kit/browser.ts'
import { dayInNepal } from '../kit/day-in-nepal.ts'
import { engineerOf, FieldPhone, giveAway, planVisit, visitsToday } from '../kit/field-day.ts'
import {
  finish,
  note,
  nothingWaits,
  opensWithoutLine,
  openVisit,
  press,
  report,
  REPORT,
  strip,
  takePhoto,
} from '../kit/field-steps.ts'
import { askAsAdmin } from '../kit/past-screens.ts'
import { withDemo } from '../kit/product.ts'
import { enter, FIELD_ENGINEER } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test.describe.configure({ timeout: 400_000 })

test('a day of eight visits goes on without a line and past killed browsers, and each report counts once', async ({
  start,
  launchOptions,
  atEnd,
}) => {
  const product = await start({ fill: withDemo })
  const visits = await visitsToday(product, 8)
  const [first, second, third, fourth, fifth, sixth, seventh, eighth] = visits.map(({ id }) => id) as number[]
  const phone = await FieldPhone.start(product.url, launchOptions)
  atEnd(() => phone.end())
  await enter(phone.page, FIELD_ENGINEER)
  await phone.page.goto('/ne/field')
  await isReady(phone.page)
  await expect(phone.page.getByRole('link', { name: visits[0]!.customer }).first()).toBeVisible()
  await opensWithoutLine(phone.page)
  await expectAccessible(phone.page)

  // With a line.
  await openVisit(phone, first!)
  await press(phone.page, 'म बाटोमा छु')
  await press(phone.page, 'म पुगेँ')
  await report(phone.page, 'मर्मत भयो', 'प्लग फेरियो', { photo: true })
  await nothingWaits(phone.page)

  // The line breaks on the way; the browser is killed while a report is being written.
  await phone.cut()
  await openVisit(phone, second!)
  await press(phone.page, 'म बाटोमा छु')
  await expect(strip(phone.page)).toContainText('१ वटा पठाउन बाँकी')
  await press(phone.page, 'म पुगेँ')
  await phone.page.getByRole('link', { name: REPORT }).click()
  await phone.page.getByRole('radio', { name: 'मर्मत भयो' }).check()
  await note(phone.page).fill('आधा लेखेको')
  await takePhoto(phone.page, 'मर्मतअघि')
  await phone.kill()
  await phone.page.goto(`/ne/field/${second}/report`)
  await isReady(phone.page)
  await expect(note(phone.page)).toHaveValue('आधा लेखेको')
  await expect(phone.page.getByRole('img', { name: 'तस्बिर १' })).toBeVisible()
  await note(phone.page).fill('तार जोडियो')
  await finish(phone.page)
  await expect(strip(phone.page)).toContainText('४ वटा पठाउन बाँकी')
  await expectAccessible(phone.page)
  await phone.cut(false)
  await nothingWaits(phone.page)

  // The answer is lost on its way back.
  let isLost = true
  await phone.context.route('**/api/field/commands', async (route) => {
    if (!isLost) return route.fallback()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await openVisit(phone, third!)
  await report(phone.page, 'खराबी भेटिएन', 'सबै ठीक')
  await expect(strip(phone.page)).toContainText('१ वटा पठाउन बाँकी')
  await phone.page.waitForResponse('**/api/field/commands').catch(() => undefined)
  isLost = false
  await phone.page.getByRole('button', { name: 'अहिले पठाउनुहोस्' }).click()
  await nothingWaits(phone.page)
  await phone.context.unroute('**/api/field/commands')

  // Nobody at home, told without a line; the browser is killed before it is back.
  await phone.cut()
  await openVisit(phone, fourth!)
  await report(phone.page, 'घरमा कोही थिएन', 'घण्टी बजाएँ')
  await phone.kill()
  await phone.page.goto('/ne/field')
  await isReady(phone.page)
  await expect(strip(phone.page)).toContainText('१ वटा पठाउन बाँकी')

  // Meanwhile the office plans one visit anew and gives another away.
  await openVisit(phone, fifth!)
  await report(phone.page, 'मर्मत भयो', 'फ्युज फेरियो')
  await openVisit(phone, sixth!)
  await report(phone.page, 'मर्मत भयो', 'स्विच फेरियो')
  await planVisit(product, fifth!, { engineer_id: await engineerOf(product, fifth!), visit_date: dayInNepal(1) })
  await giveAway(product, sixth!)
  await phone.cut(false)
  await openVisit(phone, fifth!)
  await expect(phone.page.getByRole('alert')).toContainText('यसबीच कार्यालयले यो सेवा भेट परिवर्तन गर्‍यो')
  await expectAccessible(phone.page)
  await press(phone.page, 'फेरि पठाउनुहोस्')
  await expect(phone.page.getByRole('alert')).toHaveCount(0)
  await openVisit(phone, sixth!)
  await press(phone.page, 'छोडिदिनुहोस्')
  await phone.page.getByRole('dialog').getByRole('button', { name: 'सधैँका लागि छोडिदिनुहोस्' }).click()
  await expect(phone.page.getByRole('alert')).toHaveCount(0)
  await nothingWaits(phone.page)

  // The line breaks twice more.
  await phone.cut()
  await openVisit(phone, seventh!)
  await press(phone.page, 'म बाटोमा छु')
  await phone.cut(false)
  await nothingWaits(phone.page)
  await phone.cut()
  await openVisit(phone, seventh!)
  await report(phone.page, 'मर्मत भयो', 'मोटर सफा गरियो', { photo: true })
  await openVisit(phone, eighth!)
  await report(phone.page, 'पार्टपुर्जा आउनुपर्छ', 'कोइल चाहिन्छ', { needs: true })
  await phone.cut(false)
  await nothingWaits(phone.page)

  const told = await Promise.all(visits.map(({ id }) => reportsOf(product, id)))
  expect(
    told.map((reports) => reports.filter(({ note: said }) => said !== MISSED).map(({ outcome }) => outcome)),
  ).toEqual([['done'], ['done'], ['no_fault'], ['customer_absent'], ['done'], [], ['done'], ['part_needed']])

  const { data: asked } = await askAsAdmin<{ data: { state: string; count: number }[] }>(
    product,
    `/partrequests?complaint_id=${eighth}&sort=-created`,
  )
  expect(asked[0]).toMatchObject({ state: 'asked', count: 2 })

  // Nothing waits, so signing out asks nothing more, and leaves nothing.
  await phone.page.goto('/ne/field')
  await isReady(phone.page)
  await phone.page.getByRole('button', { name: 'साइन आउट गर्नुहोस्' }).click()
  await phone.page.getByRole('dialog').getByRole('button', { name: 'साइन आउट' }).click()
  await phone.page.waitForURL('**/baltra-account-signin')
  await expect
    .poll(() => phone.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContainEqual(expect.stringMatching(/^(outbox|own-copies)/))
})

/** A visit of the demo at which nobody was at home. */
const MISSED = 'Rang twice. A neighbour says they are back in the evening.'

type Of = Parameters<typeof askAsAdmin>[0]

const reportsOf = async (product: Of, id: number): Promise<{ outcome: string; note: string }[]> =>
  (await askAsAdmin<{ data: { outcome: string; note: string }[] }>(product, `/stocks/visitreports/${id}`)).data
