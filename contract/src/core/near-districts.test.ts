import { expect, test } from 'vitest'
import { DISTRICTS } from './districts.ts'
import { nearestOf } from './near-districts.ts'

test('each district without one of its own has a nearest one', () => {
  const near = nearestOf(new Set(['Kathmandu', 'Kaski', 'Kailali']))
  expect(Object.keys(near).toSorted((a, b) => a.localeCompare(b))).toEqual(
    DISTRICTS.filter((name) => !['Kathmandu', 'Kaski', 'Kailali'].includes(name)),
  )
  expect([near['Mustang'], near['Bhaktapur'], near['Darchula'], near['Jhapa']]).toEqual([
    'Kaski',
    'Kathmandu',
    'Kailali',
    'Kathmandu',
  ])
  expect(nearestOf(new Set())).toEqual({})
  expect(nearestOf(new Set(['Nowhere']))).toEqual({})
})
