import sharp from 'sharp'
import { expect, test } from 'vitest'
import { REWARD_POINTS } from 'contract/core/paths'
import { pageSettings } from 'contract/settings/page-settings'
import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { TARGET_SETTINGS } from 'contract/settings/service-hours'
import type { Settings } from 'contract/settings/words'
import { testSite, isBuilt } from '../../test/attacks/test-site.ts'
import { buildExtendable } from '../../test/factories/extension.ts'
import { photo } from '../../test/factories/sample-files.ts'
import { sendCode } from '../accounts/send-code.ts'
import { daysLater, today } from '../platform/core/clock.ts'
import { sourceOf } from '../platform/core/source.ts'
import { awardPoints } from '../points/award-points.ts'
import { testApp, type TestApp } from '../../test/test-app.ts'

const OTHER = {
  brand_name: 'Himalaya Home',
  tagline: 'Warm rooms, cool kitchens',
  tagline_ne: 'न्यानो कोठा, शीतल भान्छा',
  description: 'Heaters, fans and cookers made in Biratnagar.',
  description_ne: 'विराटनगरमा बनेका हिटर, पङ्खा र कुकर।',
  colour: '#0b6e4f',
  phone: '021-500100',
  service_phone: '021-500200',
  viber: '',
  email: 'hello@himalaya.example',
  address: 'Main Road, Biratnagar',
  address_ne: 'मेन रोड, विराटनगर',
  open_days: [1, 2, 3, 4, 5],
  opens_at: '09:30',
  closes_at: '18:00',
  facebook: 'https://www.facebook.com/himalayahome',
  instagram: '',
  youtube: '',
  tiktok: '',
  linkedin: '',
  review_points: 40,
  gold_points: 100,
  platinum_points: 300,
  overdue_days: 3,
  happy_call_percent: 20,
  holidays: [],
  ...Object.fromEntries(TARGET_SETTINGS.map((name) => [name, DEFAULT_SETTINGS[name]])),
  pending_requests: 2,
  daily_requests: 3,
  grace_days: 4,
  checking_days: 3,
  job_prefix: 'HH',
  extension_prefix: 'HHX',
  codes_per_number: 30,
  codes_per_hour: 500,
  codes_per_day: 900,
  sms_per_day: 800,
  horizontal_letters: 6,
  vertical_letters: 9,
  operator_phone: '9812345678',
  operator_email: 'boss@example.com',
  sms_price: 150,
  points_by_hand: 70,
}

const save = async ({ as, build }: TestApp, values: Partial<Settings> & { logo?: File }) =>
  as(await build.admin()).settings.update({ body: { version: 1, ...values } })

test('an installation starts with defaults, and a change stores only what it changes', async () => {
  const app = await testApp({ work: false })
  const admin = app.as(await app.build.admin()).settings
  expect((await admin.get()).data).toMatchObject({ ...DEFAULT_SETTINGS, logo: '', version: 1 })
  const { data, message } = await admin.update({ body: { version: 1, phone: '०१-४४१२३४५' } })
  expect([message, data.phone, data.version, data.email]).toEqual([
    'Settings saved',
    '01-4412345',
    2,
    DEFAULT_SETTINGS.email,
  ])
  const { changed } = await app.services.db.selectFrom('settings').select('changed').executeTakeFirstOrThrow()
  expect(changed).toEqual({ phone: '01-4412345' })
  // Settings reset to the default follow later releases.
  await admin.update({ body: { version: 2, phone: DEFAULT_SETTINGS.phone } })
  expect(await app.services.db.selectFrom('settings').select(['changed', 'version']).execute()).toEqual([
    { changed: {}, version: 3 },
  ])
})

test('only administrators read and change them; two at once hear of each other; the history says old and new', async () => {
  const { as, build } = await testApp({ work: false })
  for (const role of ['product_incharge', 'service_incharge'] as const)
    await expect(as(await build.admin({ role })).settings.get()).rejects.toThrow('403')
  const admin = as(await build.admin())
  await admin.settings.update({ body: { version: 1, overdue_days: 5, opens_at: '09:00' } })
  await expect(admin.settings.update({ body: { version: 1, overdue_days: 9 } })).rejects.toThrow('409')
  const { data } = await admin.history.list({ params: { subject: 'settings', id: 1 } })
  expect(data[0]?.sentence).toMatch(/changed opening time from 10:00 to 09:00 and days until overdue from 7 to 5$/)
})

/** A day that is twice among the holidays, as forms send them. */
/** As six of eight packages forecast 2084. */
const MONTHS = [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30]
const years = (months: number[], year = 2084) => JSON.stringify([{ year, months }]) as unknown as []

const twice = (day: string) =>
  JSON.stringify([
    { day, name: 'Dashain' },
    { day, name: 'Tika' },
  ]) as unknown as []

test('the whole form of an earlier client, without service hours, leaves them as they are', async () => {
  const app = await testApp({ work: false })
  const admin = app.as(await app.build.admin()).settings
  await admin.update({ body: { version: 1, repair_hours_urgent: 5 } })
  const { holidays: _, ...settings } = DEFAULT_SETTINGS
  const earlier = Object.fromEntries(Object.entries(settings).filter(([name]) => !/_hours_/.test(name)))
  const { data } = await admin.update({ body: earlier as Partial<Settings> })
  expect(data).toMatchObject({ repair_hours_urgent: 5, holidays: [] })
})

test.each([
  [{ colour: 'red' }, 'colour', 'Write a colour as #a1b2c3'],
  [{ phone: 'call us' }, 'phone', 'A telephone number needs 6 to 15 digits'],
  [{ facebook: 'https://evil.example/baltra' }, 'facebook', 'The whole address is expected'],
  [{ facebook: 'javascript:alert(1)//facebook.com' }, 'facebook', 'The whole address is expected'],
  [{ opens_at: '25:00' }, 'opens_at', 'Write a time as 10:00'],
  [{ open_days: '[]' as unknown as number[] }, 'open_days', 'Choose the days on which you are open'],
  [{ opens_at: '18:00' }, 'closes_at', 'The closing time must be after the opening time'],
  [{ gold_points: 2000 }, 'platinum_points', 'Platinum must need more points than Gold'],
  [{ gold_points: 0 }, 'gold_points', 'A number of points from 1 to 1000000 is expected'],
  [{ bs_years: years([...MONTHS, 30]) }, 'bs_years.0.months', 'Twelve months of 29 to 32 days each expected'],
  [
    { bs_years: years([33, ...MONTHS.slice(1)]) },
    'bs_years.0.months.0',
    'Twelve months of 29 to 32 days each expected',
  ],
  [
    { bs_years: years(MONTHS.toSpliced(0, 1, 29)) },
    'bs_years.0.months',
    'The months of 2084 have 363 days together; a year has 365 or 366',
  ],
  [{ bs_years: years(MONTHS, 2085) }, 'bs_years', 'Enter the months of 2084 first'],
  [{ holidays: '[1]' as unknown as [] }, 'holidays', 'Each holiday needs a day and a name'],
  [{ holidays: twice('2026-10-20') }, 'holidays', '20 Oct 2026 is in the list twice'],
  [{ answer_hours_low: 0 }, 'answer_hours_low', 'A number of hours from 1 to 2000 is expected'],
  [{ repair_hours_high: 3 }, 'repair_hours_high', 'The repair time must be at least as long as the time to answer'],
  [{ brand_name: ' ' }, 'brand_name', 'The name of the brand is required'],
  [{ grace_days: 366 }, 'grace_days', 'A number of days from 0 to 365 is expected'],
  [{ checking_days: 61 }, 'checking_days', 'A number of days from 0 to 60 is expected'],
  [{ job_prefix: 'J-1' }, 'job_prefix', 'A prefix needs 2 to 6 capital letters or digits'],
  [{ operator_phone: '01-4441234' }, 'operator_phone', 'A landline cannot receive an SMS'],
  [{ operator_email: 'boss@' }, 'operator_email', 'Enter a valid email address'],
])('%j is refused at %s', async (values, field, message) => {
  const app = await testApp({ work: false })
  await expect(save(app, values)).rejects.toMatchObject({ body: { errors: { [field]: message } } })
  expect(app.services.settings.current).toMatchObject(DEFAULT_SETTINGS)
})

test('optional texts are cleared by naming them, because empty form fields count as absent', async () => {
  const app = await testApp({ work: false })
  const admin = app.as(await app.build.admin()).settings
  const { data } = await admin.update({ body: { version: 1, facebook: '', removed: ['viber', 'address_ne'] } })
  expect([data.facebook, data.viber, data.address_ne]).toEqual([DEFAULT_SETTINGS.facebook, '', ''])
})

test('tiers follow new thresholds at once, wherever they are shown, and Gold stays below Platinum', async () => {
  const app = await testApp({ work: false })
  const { as, build, services } = app
  const [asha, binod] = [await build.customer(), await build.customer()]
  await services.db
    .transaction()
    .execute((tx) =>
      awardPoints(
        tx,
        { customerId: asha.id, source: 'registration', sourceKey: '1' },
        { points: 540, reason: 'Kettle registered', at: services.clock.now() },
      ),
    )
  const admin = as(await build.admin())
  const seen = async () => ({
    own: (await as(asha).extensions.myPoints()).standing,
    profile: (await as(asha).accounts.profile()).data.tier,
    office: (await admin.customers.overview({ params: { id: asha.id } })).data.tier,
    row: (await admin.customers.get({ params: { id: asha.id } })).data.tier,
    gold: (await admin.customers.list({ query: { tier: 'Gold Tier' } })).data.map(({ id }) => id),
    silver: (await admin.customers.list({ query: { tier: 'Silver Tier' } })).data.map(({ id }) => id),
  })
  const gold = 'Gold Tier'
  expect(await seen()).toMatchObject({ profile: gold, office: gold, row: gold, gold: [asha.id], silver: [binod.id] })
  await admin.settings.update({ body: { version: 1, gold_points: 600, platinum_points: 900 } })
  const silver = 'Silver Tier'
  expect(await seen()).toEqual({
    own: expect.objectContaining({ tier: silver, next_tier: { tier: gold, from: 600, missing: 60 } }),
    profile: silver,
    office: silver,
    row: silver,
    gold: [],
    silver: [binod.id, asha.id],
  })
  const { data } = await admin.history.list({ params: { subject: 'settings', id: 1 } })
  expect(data[0]?.sentence).toMatch(/points for Gold from 500 to 600 and points for Platinum from 2,?000 to 900$/)
})

test('text messages carry the new name at once', async () => {
  const app = await testApp()
  await save(app, OTHER)
  await app.as().accounts.requestOtp({ body: { contact: '9841203118' } })
  const [text] = await app.smsTo('9841203118')
  expect(text).toContain('your Himalaya Home sign-up code')
})

test('days of grace, prefixes and room for letters hold at once', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const { id, customer, short } = await buildExtendable(services, build, { points: 400 })
  const warranty_expiry = daysLater(today(clock), -3)
  await services.db.updateTable('registration').set({ warranty_expiry }).where('id', '=', id).execute()
  const admin = as(await build.admin()).settings
  const { extensions } = as(customer)
  expect((await extensions.plan({ params: { id } })).data.refusal).toMatch(/^The warranty of this product expired on/)
  await admin.update({
    body: { version: 1, grace_days: 5, job_prefix: 'hh', extension_prefix: 'LW2', horizontal_letters: 3 },
  })
  expect((await extensions.plan({ params: { id } })).data.refusal).toBe('')
  const { data } = await extensions.request({ body: { stock_id: id, package_id: short.id } })
  expect(data.reference).toMatch(/^LW2-\w{4}-\w{4}$/)
  // The extension starts from the last day, not from today.
  expect(data.previous_expiry).toBe(warranty_expiry)
  expect((await services.crm.dispatch({} as never)).jobNo).toMatch(/^HH-\d{4}-000001$/)
  expect(pageSettings(services.settings.current, null, 'en').letters).toEqual({ horizontal: 3, vertical: 13 })
  await admin.update({ body: { version: 2, grace_days: 2 } })
  expect((await extensions.redeemable()).data).toEqual([])
})

test('the number of codes for one mobile number follows the setting, downwards and upwards', async () => {
  const { as, build, services, clock } = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '1' } })
  const admin = as(await build.admin()).settings
  await admin.update({ body: { version: 1, codes_per_number: 5 } })
  /** A code for each of these sources, a minute apart. */
  const ask = async (...places: number[]) => {
    for (const place of places) {
      const source = sourceOf(`203.0.${place}.1`)
      await sendCode(services, '9841203118', 'register', { browser: `browser ${place}`, source, locale: 'en' })
      clock.pass({ seconds: 61 })
    }
  }
  await ask(1, 1, 2, 2, 3)
  await expect(ask(1)).rejects.toThrow('Too many tries')
  await admin.update({ body: { version: 2, codes_per_number: 8 } })
  await ask(2, 3)
  await expect(ask(2)).rejects.toThrow('Too many tries')
})

test('settings of another release are read, ignoring unknown fields', async () => {
  const { services } = await testApp({ work: false })
  const changed = JSON.stringify({ brand_name: 'Elsewhere', invented: 1 })
  await services.db.insertInto('settings').values({ changed }).execute()
  void services.settings.reload()
  // Whoever asks while it is read gets what was read.
  expect(await services.settings.settled()).toEqual({ ...DEFAULT_SETTINGS, brand_name: 'Elsewhere', logo: null })
})

test.skipIf(!isBuilt)(
  'another brand leaves no word of the first one on pages, manifest, worker and icons',
  async () => {
    const site = await testSite()
    const before = await site.site.inject('/')
    expect(before.body).toContain('Baltra')
    const icon = (await site.site.inject('/icon-192.png')).rawPayload
    await save(site, { ...OTHER, logo: await photo() })
    for (const path of [
      '/',
      '/ne',
      '/baltra-aboutUs-Page',
      '/ne/service',
      '/baltra-contact-us',
      '/baltra-term-of-use',
    ]) {
      const { statusCode, body } = await site.site.inject({ url: path, headers: { accept: 'text/html' } })
      expect([path, statusCode]).toEqual([path, 200])
      expect(textsOf(body), path).toEqual([])
      expect(body).toContain(OTHER.brand_name)
      expect(body).toContain('--color-lamp:#0b6e4f')
    }
    for (const path of ['/manifest.webmanifest', '/ne/manifest.webmanifest', '/sw.js', '/ne/sw.js']) {
      const { body } = await site.site.inject(path)
      expect(textsOf(body), path).toEqual([])
      expect(body, path).toContain(OTHER.brand_name)
    }
    const programme = textOf((await site.site.inject(REWARD_POINTS)).body)
    expect(programme).toContain('Gold from 100 points, Platinum from 300.')
    const drawn = await site.site.inject('/icon-192.png')
    expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 })
    expect(drawn.rawPayload.equals(icon)).toBe(false)
    const sign = await site.site.inject('/favicon.svg')
    expect(sign.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect(await sharp((await site.site.inject('/share.jpg')).rawPayload).metadata()).toMatchObject({ width: 1200 })
  },
)

const textOf = (html: string): string => html.replaceAll('<!-- -->', '')

/** Where a page names the brand of the design; addresses that the documents fix keep it. */
const textsOf = (text: string): string[] => [...text.matchAll(/.{0,30}Baltra.{0,30}/g)].map(([found]) => found)
