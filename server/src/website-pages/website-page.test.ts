import { expect, test } from 'vitest'
import { isoDay, startOfDay } from 'contract/core/dates/nepal-time'
import { pageParts, type PageParts } from 'contract/website-pages/parts'
import { releaseParts } from 'contract/website-pages/defaults'
import { WEBSITE_PAGES } from 'contract/website-pages/words'
import { refusal } from '../../test/refusal.ts'
import { daysLater, today } from '../platform/core/clock.ts'
import { cleanRichText } from '../platform/core/rich-text.ts'
import { office } from './testing/website-page-world.ts'
import { showPage, turnBanners } from './website-page.jobs.ts'

const hero = (heading: string, ne = ''): Pick<PageParts, 'hero'> => ({
  hero: {
    heading: { en: heading, ne },
    text: { en: 'Kettles first', ne: '' },
    button: { en: 'Look', ne: '' },
    link: '/baltra-allProducts',
  },
})

test('the words of this release are valid, in the form in which the office would save them', async () => {
  const { row, save } = await office()
  for (const page of WEBSITE_PAGES) {
    const { parts } = await row(page)
    expect(pageParts.partial().parse(parts)).toEqual(parts)
    const saved = await save(page, parts)
    expect(saved).toMatchObject({ has_draft: false, state: 'release', version: 1 })
  }
  const { clauses } = (await row('terms')).parts
  expect(cleanRichText(clauses!.en)).toBe(clauses!.en)
})

test('only staff see a draft; once published it is shown in both languages', async () => {
  const { save, publish, shown, row } = await office()
  const before = await shown('home')
  expect(before.hero?.heading).toBe('Made for the way Nepal lives')
  expect(await save('home', hero('A new kettle', 'नयाँ केतली'))).toMatchObject({ has_draft: true, state: 'release' })
  expect(await shown('home')).toEqual(before)
  expect(await publish('home')).toMatchObject({ has_draft: false, state: 'published' })
  expect((await shown('home')).hero).toEqual({
    heading: 'A new kettle',
    text: 'Kettles first',
    button: 'Look',
    link: '/baltra-allProducts',
  })
  expect((await shown('home', 'ne')).hero).toMatchObject({ heading: 'नयाँ केतली', text: 'Kettles first' })
  // Unchanged parts follow the release.
  expect((await shown('home')).promises).toEqual(before.promises)
  expect((await row('home')).parts.promises).toEqual(
    releaseParts('home', { brand_name: 'Baltra', tagline: '', tagline_ne: '' }).promises,
  )
})

test('the figures of the home page are on the first page and in the story, and its years are only our own brand’s', async () => {
  const { save, publish, shown, as, admin } = await office()
  expect((await shown('home')).milestones).toHaveLength(11)
  await save('home', { facts: [{ label: { en: 'Shops', ne: '' }, value: { en: '80', ne: '८०' } }] })
  await publish('home')
  expect(await shown('landing', 'ne')).toEqual({ facts: [{ label: 'Shops', value: '८०' }] })
  expect((await shown('about')).facts).toEqual([{ label: 'Shops', value: '80' }])
  await as(admin).settings.update({ body: { version: 1, brand_name: 'Himal & Co' } })
  expect((await shown('home')).milestones).toEqual([])
  expect((await shown('terms')).clauses).toContain('the website of Himal &amp; Co')
})

test('a renamed brand keeps no facts of the first one, on pages that were opened before', async () => {
  const { shown, as, admin } = await office()
  expect((await shown('landing')).facts).toHaveLength(4)
  expect((await shown('home')).promises).toHaveLength(4)
  expect((await shown('rewards')).opening).toBeDefined()
  await as(admin).settings.update({ body: { version: 1, brand_name: 'Himal & Co', gold_points: 777 } })
  expect((await shown('landing')).facts).toEqual([{ label: 'Warranty', value: 'Registered online' }])
  expect((await shown('home')).promises).toHaveLength(2)
  expect(JSON.stringify(await shown('rewards'))).toContain('777')
})

test('figures of the points come from the settings', async () => {
  const { save, publish, shown, as, admin } = await office()
  await save('rewards', { rules: [{ title: { en: 'Rule', ne: '' }, text: { en: 'Gold from {gold} points', ne: '' } }] })
  await publish('rewards')
  await as(admin).settings.update({ body: { version: 1, gold_points: 777 } })
  expect((await shown('rewards')).rules).toEqual([{ title: 'Rule', text: 'Gold from 777 points' }])
})

test('publishing drops the pages that show the words, and no other', async () => {
  const { save, publish, services } = await office()
  const dropped: (readonly string[])[] = []
  const { cache } = services
  const drop = cache.drop.bind(cache)
  cache.drop = async (tags) => {
    dropped.push(tags)
    await drop(tags)
  }
  await save('terms', { clauses: { en: '<p>Be kind</p>', ne: '' } })
  expect(dropped).toEqual([])
  await publish('terms')
  expect(dropped).toEqual([['page:terms', 'website-pages']])
})

test('a scheduled version is shown from its time on, even if the job was missed', async () => {
  const { save, publish, shown, clock, services, pages, row } = await office()
  await save('home', hero('First'))
  await publish('home')
  await save('home', hero('Second'))
  const at = new Date(clock.now().getTime() + 3_600_000).toISOString()
  expect(await publish('home', at)).toMatchObject({ state: 'scheduled', scheduled_at: at, has_draft: false })
  expect((await shown('home')).hero?.heading).toBe('First')
  const waits = 'This page is scheduled; cancel its publication to change it'
  expect((await refusal(save('home', hero('Third'))))?.body.message).toBe(waits)
  clock.pass({ hours: 1 })
  await showPage.run({ page: 'home' }, services)
  expect((await shown('home')).hero?.heading).toBe('Second')
  expect(await row('home')).toMatchObject({ state: 'published', published_at: at, scheduled_at: null })
  const { data } = await pages.versions({ params: { page: 'home' } })
  expect(data.map(({ number, is_live }) => [number, is_live])).toEqual([
    [2, true],
    [1, false],
  ])
})

test('what waits is taken back as a draft; a time that is past or too far is refused', async () => {
  const { save, publish, pages, clock, row, shown } = await office()
  await save('about', { opening: { heading: { en: 'Hello', ne: '' }, text: { en: 'It is us', ne: '' } } })
  const after = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString()
  expect((await refusal(publish('about', after(-1))))?.body.errors).toEqual({ at: 'Choose a time in the future' })
  expect((await refusal(publish('about', after(9000))))?.body.errors).toEqual({ at: 'At most a year ahead' })
  const { version } = await publish('about', after(0.5))
  await pages.withdraw({ params: { page: 'about' }, body: { version } })
  clock.pass({ minutes: 40 })
  expect(await row('about')).toMatchObject({ state: 'release', has_draft: true, scheduled_at: null })
  expect((await shown('about')).opening?.heading).toBe('For the homes of Nepal')
})

test('an earlier version becomes the draft; a discarded draft leaves what is published', async () => {
  const { save, publish, pages, row, shown } = await office()
  await save('home', hero('First'))
  await publish('home')
  await save('home', hero('Second'))
  const { version } = await publish('home')
  const params = { page: 'home', number: 1 } as const
  expect((await pages.getVersion({ params })).data).toMatchObject({
    by: 'Asha Gurung',
    is_live: false,
    parts: hero('First'),
  })
  const { data } = await pages.restore({ params, body: { version } })
  expect(data).toMatchObject({ has_draft: true, parts: hero('First') })
  expect((await shown('home')).hero?.heading).toBe('Second')
  await pages.discard({ params: { page: 'home' }, body: { version: data.version } })
  expect(await row('home')).toMatchObject({ has_draft: false, parts: hero('Second') })
  const missing = pages.getVersion({ params: { page: 'home', number: 9 } })
  expect((await refusal(missing))?.status).toBe(404)
})

test('of two editors the second is refused and gets the first one’s text', async () => {
  const { save, pages, row } = await office()
  const { version } = await row('home')
  await save('home', hero('First'))
  const second = pages.save({ params: { page: 'home' }, body: { version, ...hero('Second') } })
  const refused = await refusal(second)
  expect(refused?.body).toMatchObject({ code: 'changed_meanwhile', current: { parts: hero('First') } })
})

test('hostile rich text is sanitised, and nothing but formats is left of it', async () => {
  const { save, publish, shown } = await office()
  const en = `<h1 onclick="x()">A</h1><p>b<script>alert(1)</script><img src=x onerror=alert(1)></p><a href="javascript:alert(1)">c</a>`
  await save('terms', { clauses: { en, ne: '<iframe src="//evil.example"></iframe>' } })
  await publish('terms')
  const clean = '<h3>A</h3><p>b</p><a rel="noopener noreferrer nofollow">c</a>'
  expect((await shown('terms')).clauses).toBe(clean)
  expect((await shown('terms', 'ne')).clauses).toBe(clean)
})

test('a banner is shown from its first to its last day in Nepal', async () => {
  const { save, publish, shown, clock, services } = await office()
  const [day, hours] = [today(clock), (24 * 3_600_000 - nepalMillis(clock.now())) / 3_600_000]
  const banner = {
    text: { en: 'Winter sale', ne: '' },
    link: 'https://example.com/sale',
    from: daysLater(day, 1),
    until: daysLater(day, 2),
  }
  await save('home', { banners: [banner] })
  await publish('home')
  const count = async () => {
    await turnBanners.run({}, services)
    return (await shown('home')).banners?.length
  }
  expect(await count()).toBe(0)
  clock.pass({ hours })
  expect(await count()).toBe(1)
  clock.pass({ days: 1 })
  expect(await count()).toBe(1)
  clock.pass({ days: 1 })
  expect(await count()).toBe(0)
})

/** Since midnight in Nepal. */
const nepalMillis = (now: Date) => now.getTime() - startOfDay(isoDay(now)).getTime()

const REFUSED = [
  ['home', { hero: { ...hero(' ').hero } }, { 'hero.heading.en': 'Enter the text' }],
  [
    'home',
    { hero: { ...hero('A').hero, link: '//evil.example' } },
    { hero: 'An address must begin with / or https://' },
  ],
  [
    'home',
    { hero: { ...hero('A').hero, link: 'javascript:alert(1)' } },
    { hero: 'An address must begin with / or https://' },
  ],
  [
    'home',
    {
      banners: [{ text: { en: 'A', ne: '' }, link: '/service', from: '2026-02-02', until: '2026-02-01' }],
    },
    { 'banners.0.until': 'The last day must not be before the first' },
  ],
  [
    'home',
    hero('Dear {customer}'),
    { 'hero.heading.en': 'There is no placeholder {customer} here; this text has {brand}' },
  ],
  ['home', { clauses: { en: 'A', ne: '' } }, { clauses: 'This page has no such part' }],
  ['terms', { clauses: { en: '<p> </p>', ne: '' } }, { 'clauses.en': 'Enter the text' }],
] as const

test('text visitors could not read and links they could not follow are refused at their field', async () => {
  const { pages } = await office()
  for (const [page, parts, errors] of REFUSED) {
    const refused = await refusal(pages.save({ params: { page }, body: { version: 1, ...(parts as object) } }))
    expect(refused?.body.errors).toEqual(errors)
  }
  expect((await pages.list()).data.some(({ has_draft }) => has_draft)).toBe(false)
})
