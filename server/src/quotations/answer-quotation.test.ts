import { daysLater, today } from '../platform/core/clock.ts'
import { expect, test } from 'vitest'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { remindOfQuotations } from './remind-of-quotations.job.ts'
import { quotedByPhone, tokenIn } from './testing/quoted-world.ts'

const LINES = [{ description: 'Steam Kettle', quantity: 24, unit_price: 4_850 }]

test('by the link of the SMS a quotation is read and accepted without signing in, and the office hears of it', async () => {
  const { text, token, id, anyone, desk, clock, services } = await quotedByPhone(await testApp())
  const until = daysLater(today(clock), 30)
  expect(text).toBe(
    `Baltra: your bulk quote request for 24 pieces of Steam Kettle is approved. Total Rs. 1,16,400. See and answer: http://baltra.test/o/${token}`,
  )
  const { data: read } = await anyone.quotations.byLink({ params: { token } })
  expect(read).toMatchObject({ id, total: 116_400, valid_until: until, outcome: 'open', answered_at: null })
  expect(JSON.stringify(read)).not.toMatch(/Kamala|Himal|9841203118/)
  expect((await anyone.quotations.pdfByLink({ params: { token } })).type).toBe('application/pdf')
  const accept = (answer: 'accepted' | 'declined', words?: string) =>
    anyone.quotations.answerByLink({ params: { token }, body: { answer, quotation_id: id, ...(words && { words }) } })
  const { data: declined } = await accept('declined', 'Too expensive')
  expect(declined).toMatchObject({ outcome: 'declined', answer_words: 'Too expensive' })
  const { message, data } = await accept('accepted', 'To Thamel, please')
  expect(message).toBe('Thank you, your order is noted. We call you about delivery and payment')
  expect(data).toMatchObject({ outcome: 'accepted', answer_words: 'To Thamel, please' })
  // A double click, and a change of mind.
  expect((await accept('accepted', 'Again')).data.answer_words).toBe('To Thamel, please')
  expect(await refusedWith(accept('declined'))).toMatch(/^409 This quotation was accepted on .*Call us to change that$/)
  const { data: notices } = await desk.notices.list({ query: {} })
  expect(notices.map(({ title, text: said }) => [title, said])).toEqual([
    ['Himal Hospitality accepted quotation 2083/84-0001', '24 × Steam Kettle, Rs. 1,16,400: “To Thamel, please”'],
    ['Himal Hospitality declined quotation 2083/84-0001', '24 × Steam Kettle, Rs. 1,16,400: “Too expensive”'],
  ])
  const { data: history } = await desk.history.list({ params: { subject: 'quotation', id } })
  expect(history[0]?.sentence).toBe('Kamala Karki accepted the quotation: “To Thamel, please”')
  expect((await desk.quotations.list({ query: { outcome: 'accepted' } })).data.map((row) => row.id)).toEqual([id])
  expect((await desk.quotations.list({ query: { outcome: 'open' } })).data).toEqual([])
  const stored = JSON.stringify([
    await services.db.selectFrom('customer_link').selectAll().execute(),
    await services.db.selectFrom('notice').selectAll().execute(),
  ])
  expect(stored).not.toContain(token)
})

test('its customer answers in the portal while the prices are valid, and reads until when they were', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const asha = await build.customer()
  const day = today(clock)
  const own = as(asha).quotations
  const valid = await buildQuotation(services, { customer: asha, status: 'Approved', lines: LINES, valid_until: day })
  const over = await buildQuotation(services, {
    customer: asha,
    status: 'Approved',
    lines: LINES,
    valid_until: daysLater(day, -1),
  })
  const pending = await buildQuotation(services, { customer: asha, lines: LINES })
  const unpriced = await buildQuotation(services, { customer: asha, status: 'Approved' })
  const outcomes = (await own.listMine({ query: {} })).data.map(({ id, outcome }) => [id, outcome])
  expect(outcomes).toEqual([
    [unpriced.id, 'open'],
    [pending.id, null],
    [over.id, 'expired'],
    [valid.id, 'open'],
  ])
  const accept = (id: number) => own.answerMine({ params: { id }, body: { answer: 'accepted' } })
  expect((await accept(valid.id)).data).toMatchObject({ outcome: 'accepted', status: 'Approved' })
  expect(await refusedWith(accept(over.id))).toMatch(/^409 These prices were valid until .*Call us for new ones$/)
  for (const { id } of [pending, unpriced])
    expect(await refusedWith(accept(id))).toBe('409 There is no quotation with prices to answer yet')
  expect(await refusedWith(as(await build.customer()).quotations.getMine({ params: { id: valid.id } }))).toMatch(/^404/)
})

test('a link shows the newest approved revision, and the earlier paper cannot be accepted any more', async () => {
  const { token, id, anyone, desk, approve } = await quotedByPhone(await testApp())
  const { data: revision } = await desk.quotations.revise({ params: { id } })
  const read = async (link: string) => (await anyone.quotations.byLink({ params: { token: link } })).data
  expect(await read(token)).toMatchObject({ id, outcome: 'open' })
  const newer = tokenIn(await approve(revision.id, [{ ...LINES[0]!, unit_price: 4_000 }]))
  for (const link of [token, newer])
    expect(await read(link)).toMatchObject({ id: revision.id, number: '2083/84-0001-R2', total: 96_000 })
  const seen = { params: { token }, body: { answer: 'accepted' as const, quotation_id: id } }
  expect(await refusedWith(anyone.quotations.answerByLink(seen))).toBe('409 A newer revision replaces this quotation')
  expect((await desk.quotations.get({ params: { id } })).data).toMatchObject({ outcome: 'replaced' })
  expect(await refusedWith(desk.quotations.lose({ params: { id }, body: { reason: 'price' } }))).toBe(
    `409 It was revised already, as quotation ${revision.id}`,
  )
  const now = { params: { token }, body: { answer: 'accepted' as const, quotation_id: revision.id } }
  expect((await anyone.quotations.answerByLink(now)).data.outcome).toBe('accepted')
  const strange = { params: { token: 'x'.repeat(16) } }
  expect(await refusedWith(anyone.quotations.byLink(strange))).toBe('404 We do not know this link')
})

test('staff count one as lost with a reason, and take it back while nothing followed', async () => {
  const { token, id, anyone, desk } = await quotedByPhone(await testApp())
  const lose = (reason: 'price' | 'other', words?: string) =>
    desk.quotations.lose({ params: { id }, body: { reason, ...(words && { words }) } })
  expect(await refusedWith(lose('other'))).toBe('422 Say in a few words why')
  expect((await lose('price', 'Ten percent less elsewhere')).data).toMatchObject({
    outcome: 'lost',
    status: 'Approved',
    lost_reason: 'price',
    lost_words: 'Ten percent less elsewhere',
  })
  await lose('price', 'Ten percent less elsewhere')
  const accept = { params: { token }, body: { answer: 'accepted' as const, quotation_id: id } }
  expect(await refusedWith(anyone.quotations.answerByLink(accept))).toBe(
    '409 This quotation is closed. Call us if you still want it',
  )
  const regain = () => desk.quotations.regain({ params: { id } })
  expect((await regain()).data).toMatchObject({ outcome: 'open', lost_reason: null, lost_words: '' })
  await lose('price')
  const { data: revision } = await desk.quotations.revise({ params: { id } })
  expect(await refusedWith(regain())).toBe(`409 A revision was begun since: quotation ${revision.id}`)
  expect(await refusedWith(desk.quotations.lose({ params: { id: revision.id }, body: { reason: 'price' } }))).toMatch(
    /^409 Only an approved quotation can be lost/,
  )
  const { data: history } = await desk.history.list({ params: { subject: 'quotation', id } })
  expect(history.map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining([
      'Sita Rai counted the quotation as lost (the price): “Ten percent less elsewhere”',
      'Sita Rai took back that it was lost',
    ]),
  )
})

test('what its customer accepted meanwhile is not lost, and is named', async () => {
  const { token, id, anyone, desk } = await quotedByPhone(await testApp())
  await anyone.quotations.answerByLink({ params: { token }, body: { answer: 'accepted', quotation_id: id } })
  expect(await refusedWith(desk.quotations.lose({ params: { id }, body: { reason: 'no_answer' } }))).toMatch(
    /^409 The customer accepted this quotation on /,
  )
})

test('whoever has not answered two days before the last one is reminded once, with a link', async () => {
  const world = await testApp()
  const until = daysLater(today(world.clock), 4)
  const { clock, services, nextSms, anyone, smsTo, contact } = await quotedByPhone(world, { valid_until: until })
  const remind = () => remindOfQuotations.run({}, services)
  await remind()
  clock.pass({ days: 2 })
  await remind()
  await remind()
  const text = await nextSms()
  expect(text).toMatch(/^Baltra: the prices of your quotation for Steam Kettle are valid until .*\. See and answer: /)
  const token = tokenIn(text)
  expect((await anyone.quotations.byLink({ params: { token } })).data).toMatchObject({ valid_until: until })
  expect(await smsTo(contact, 3)).toHaveLength(3)
})
