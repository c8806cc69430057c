import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { daysLater, today } from '../../platform/core/clock.ts'
import { expireEstimates } from './expire-estimates.job.ts'
import { estimated } from './testing/estimated-world.ts'

test('by the link of the SMS an estimate is read and accepted without signing in, once; the owner is told', async () => {
  const { smsTo, asha, anyone, desk, params, paused, services } = await estimated({ work: true })
  // The first tells that the product is registered.
  const [, text = ''] = await smsTo(asha.contact, 2)
  const token = /\/r\/([\w-]{16})$/.exec(text)?.[1] ?? ''
  expect(text).toMatch(
    /^Baltra: repairing your .+ costs Rs\. 1,850\. Please accept or decline by .+\. See and answer: /,
  )
  expect(await paused()).toBe('customer')
  const { data: read } = await anyone.estimates.byLink({ params: { token } })
  expect(read).toMatchObject({ outcome: 'open', total: 1850, parts: [{ name: 'Motor', count: 1, is_covered: false }] })
  expect(JSON.stringify(read)).not.toMatch(/Asha|Gurung|Sita/)
  const say = (answer: 'accepted' | 'declined', words = '') =>
    anyone.estimates.answerByLink({ params: { token }, body: { answer, words } })
  const { message, data } = await say('accepted', 'Come on Sunday')
  expect([message, data.outcome, data.answer_words]).toEqual([
    'You accepted the estimate',
    'accepted',
    'Come on Sunday',
  ])
  // A double click, and a change of mind.
  expect((await say('accepted')).data.answer_words).toBe('Come on Sunday')
  expect(await refusedWith(say('declined'))).toBe('409 This estimate was answered already')
  expect(await paused()).toBe('')
  const { data: notices } = await desk.notices.list({ query: {} })
  expect(notices[0]?.title).toBe('Asha Gurung accepted the estimate')
  const { data: timeline } = await desk.complaints.timeline({ params })
  expect(
    timeline.filter(({ kind }) => kind.startsWith('estimate')).map(({ kind, text: said }) => [kind, said]),
  ).toEqual([
    ['estimated', '1850'],
    ['estimate_accepted', 'Come on Sunday'],
  ])
  const stored = JSON.stringify(await services.db.selectFrom('notice').selectAll().execute())
  expect(stored).not.toContain(token)
})

test('a newer estimate replaces an open one, and one that was declined stays; only its customer answers it', async () => {
  const { first, make, answer, outcomes, as, build, params } = await estimated()
  const second = await make({ labour: 300 })
  expect(await outcomes()).toEqual(['open', 'replaced'])
  expect(await refusedWith(answer(first, 'accepted'))).toBe('409 A newer estimate replaces this one')
  const other = as(await build.customer()).estimates
  expect(await refusedWith(other.listMine({ params }))).toMatch(/^404/)
  const body = { estimate_id: second, answer: 'accepted' as const }
  expect(await refusedWith(other.answerMine({ params, body }))).toMatch(/^404/)
  expect((await answer(second, 'declined', 'Too dear')).data).toMatchObject({ outcome: 'declined' })
  await make()
  expect(await outcomes()).toEqual(['open', 'declined', 'replaced'])
})

test('one that has expired cannot be accepted until it is sent again, and the clock waits no longer', async () => {
  const { make, answer, outcomes, paused, clock, services, desk, params } = await estimated()
  const first = await make({ valid_until: today(clock) })
  // Days later staff would have to sign in again.
  const yesterday = daysLater(today(clock), -1)
  await services.db.updateTable('repair_estimate').set({ valid_until: yesterday }).where('id', '=', first).execute()
  await expireEstimates.run({}, services)
  await expireEstimates.run({}, services)
  expect([await outcomes(), await paused()]).toEqual([['expired', 'replaced'], ''])
  expect(await refusedWith(answer(first, 'accepted'))).toMatch(/^409 This estimate was valid until/)
  const { data: notices } = await desk.notices.list({ query: {} })
  expect(notices.filter(({ title }) => title.includes('expired'))).toHaveLength(1)
  const { data } = await desk.estimates.send({ params, body: { estimate_id: first } })
  expect(data.valid_until).toBe(daysLater(today(clock), 7))
  expect([await outcomes(), await paused()]).toEqual([['open', 'replaced'], 'customer'])
  await answer(first, 'accepted')
})

test('what costs nothing, has a wrong day or no such part is refused; the same sent again counts once', async () => {
  const { desk, params, make, part_id, clock, outcomes, services } = await estimated()
  const refused = async (body: object) => (await refusal(desk.estimates.make({ params, body })))?.body.errors
  expect(await refused({ parts: [{ part_id, count: 1, is_covered: true }] })).toEqual({
    labour: 'The customer has nothing to pay: no estimate is needed',
  })
  const day = today(clock)
  expect(await refused({ labour: 1, valid_until: daysLater(day, -1) })).toEqual({ valid_until: 'This day has passed' })
  expect(await refused({ labour: 1, valid_until: daysLater(day, 91) })).toHaveProperty('valid_until')
  expect(await refused({ parts: [{ part_id: 99_999, count: 1 }] })).toHaveProperty('parts')
  const key = crypto.randomUUID()
  expect(await make({ key })).toBe(await make({ key }))
  expect(await outcomes()).toHaveLength(2)
  const other = await buildComplaint(services)
  const again = desk.estimates.make({ params: other, body: { labour: 1, key } })
  expect(await refusedWith(again)).toMatch(/^409 This estimate was sent for another/)
  expect(await refused({ labour: '99,99,999', visit_charge: 1 })).toEqual({
    labour: 'Labour, visit charge and parts can cost Rs. 99,99,999 at most',
  })
  await desk.complaints.changeStatus({ params, body: { status: 'Cancelled' } })
  expect((await outcomes())[0]).toBe('closed')
  expect(await refusedWith(make())).toMatch(/^409 This complaint is cancelled/)
})

test('an accepted price holds when the visit is entered, and what a visit charged is not proposed again', async () => {
  const { first, answer, as, build, params, part_id, services, desk } = await estimated()
  const agreed = async () => (await desk.payments.account({ params })).data.agreed
  expect(await agreed()).toBeNull()
  await answer(first, 'accepted')
  const accepted = { total: 1850, labour: 500, visit_charge: 150, parts: [{ part_id, price: 1200, is_covered: false }] }
  expect(await agreed()).toEqual(accepted)
  await services.db.updateTable('part').set({ price: 1500 }).where('id', '=', part_id).execute()
  const admin = as(await build.admin())
  await admin.partStock.receive({ body: { place: 'office', lines: [{ part_id, count: 1 }] } })
  const visit = { outcome: 'part_needed' as const, visited_on: '2026-01-31', note: 'Motor burnt' }
  const parts = [{ part_id, count: 1, place: 'office' }]
  const body = { ...visit, parts, visit_charge: 150 }
  expect((await admin.visitReports.add({ params, body })).data.due).toBe(1350)
  expect(await agreed()).toEqual({ ...accepted, visit_charge: 0 })
})
