import { expect, test } from 'vitest'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { DAY, day } from './testing/move-day-world.ts'

test('a day shows who goes where and when, and its engineers', async () => {
  const { assignments, ram, planned } = await day()
  const { data, engineers, day: shown } = await assignments.day({ query: { day: DAY } })
  expect(shown).toBe(DAY)
  expect(data.map(({ id, window, technician }) => [id, window, technician])).toEqual(
    ['10-13', '13-16', '16-19', ''].map((window, place) => [planned[place]!.id, window, 'Ram Thapa']),
  )
  expect(engineers.find(({ id }) => id === ram.id)).toMatchObject({ visits: 4, off: '' })
})

test('a day’s visits alternate between two engineers, keep their windows, and each customer is notified once', async () => {
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
  expect(texts.filter((text) => text.includes(' comes on '))).toEqual([
    expect.stringMatching(/Ram Thapa \(\d{10}\) comes on 5 Jan 2099, 10-13/),
    expect.stringMatching(/Hari Rai \(\d{10}\) comes on 5 Jan 2099, 10-13/),
  ])
})

test('a day is moved to another day with the same engineer', async () => {
  const { move, ram, visitsOn } = await day()
  await move([ram.id], { to_day: '2099-01-06' })
  expect([(await visitsOn(DAY)).length, (await visitsOn('2099-01-06')).length]).toEqual([0, 4])
})

test('a day is not moved onto itself, into the past, or when its visits have changed', async () => {
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
