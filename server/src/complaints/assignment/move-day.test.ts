import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'

const DAY = '2099-01-05'

async function day({ work = false, visits = 4 } = {}) {
  const world = await testApp({ work })
  const { as, build, services } = world
  const { assignments, complaints } = as(await build.admin())
  const ram = await build.engineer()
  const hari = await build.engineer({ name: 'Hari Rai' })
  const sita = await build.engineer({ name: 'Sita Gurung' })
  const planned = []
  const windows = ['10-13', '13-16', '16-19', ''] as const
  for (let n = 0; n < visits; n++) {
    const complaint = await buildComplaint(services)
    const visit = { engineer_id: ram.id, visit_date: DAY, visit_window: windows[n % windows.length]! }
    await complaints.planVisit({ params: complaint, body: visit })
    planned.push(complaint)
  }
  const move = (to: number[], { to_day = DAY, seen = visits } = {}) =>
    assignments.moveDay({ body: { engineer_id: ram.id, day: DAY, to_day, to, seen } })
  const visitsOn = async (of: string) => (await assignments.day({ query: { day: of } })).data
  return { ...world, assignments, complaints, ram, hari, sita, planned, move, visitsOn }
}

test('a day shows who goes where and when, and its engineers', async () => {
  const { assignments, ram, planned } = await day()
  const { data, engineers, day: shown } = await assignments.day({ query: { day: DAY } })
  expect(shown).toBe(DAY)
  expect(data.map(({ id, window, technician }) => [id, window, technician])).toEqual(
    ['10-13', '13-16', '16-19', ''].map((window, place) => [planned[place]!.id, window, 'Ram Thapa']),
  )
  expect(engineers.find(({ id }) => id === ram.id)).toMatchObject({ visits: 4, off: '' })
})

test('a day is dealt to two in turns; windows stay, and each customer is told once', async () => {
  const { move, hari, sita, visitsOn, planned, smsTo } = await day({ work: true })
  expect(await move([hari.id, sita.id])).toEqual({ message: 'Visits moved: 4', moved: 4 })
  const visits = await visitsOn(DAY)
  expect(visits.map(({ technician, window }) => [technician, window])).toEqual([
    ['Hari Rai', '10-13'],
    ['Hari Rai', '16-19'],
    ['Sita Gurung', '13-16'],
    ['Sita Gurung', ''],
  ])
  const texts = await smsTo(planned[0]!.customer.contact, 3)
  expect(texts.filter((text) => text.includes('visits you on'))).toEqual([
    expect.stringContaining('Ram Thapa visits you on 5 Jan 2099, 10-13'),
    expect.stringContaining('Hari Rai visits you on 5 Jan 2099, 10-13'),
  ])
})

test('a day is moved to another day with the same engineer', async () => {
  const { move, ram, visitsOn } = await day()
  await move([ram.id], { to_day: '2099-01-06' })
  expect([(await visitsOn(DAY)).length, (await visitsOn('2099-01-06')).length]).toEqual([0, 4])
})

test('a day is not moved where it is, into the past, or where other visits came in', async () => {
  const { move, ram, hari, visitsOn } = await day({ visits: 2 })
  expect((await refusal(move([ram.id])))?.body.errors).toEqual({ to: 'Choose another engineer or another day' })
  expect((await refusal(move([hari.id], { to_day: '2020-01-01' })))?.body.errors).toEqual({
    to_day: 'Visit date cannot be in the past',
  })
  expect(await refusedWith(move([hari.id], { seen: 1 }))).toBe(
    '409 Someone changed the visits of this day in the meantime. There are now: 2',
  )
  expect((await visitsOn(DAY)).map(({ technician }) => technician)).toEqual(['Ram Thapa', 'Ram Thapa'])
})

test('of fifty who move a day at once one wins', async () => {
  const { move, hari, sita } = await day({ visits: 3 })
  const told = await Promise.all(Array.from({ length: 50 }, (_, n) => refusal(move([n % 2 ? hari.id : sita.id]))))
  const refused = told.filter((one) => one !== undefined)
  expect(refused).toHaveLength(49)
  expect(new Set(refused.map(({ body }) => body.message))).toEqual(
    new Set(['Someone changed the visits of this day in the meantime. There are now: 0']),
  )
})
