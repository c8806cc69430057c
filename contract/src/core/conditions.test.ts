import { expect, test } from 'vitest'
import { asked } from './asked.ts'
import { conditionsIn, conditionsText } from './conditions.ts'

const FIELDS = {
  status: { kind: 'choice', values: ['new', 'old'] },
  store: { kind: 'text', optional: true },
  serial: { kind: 'text', serial: true },
  rating: { kind: 'choice', optional: true, digits: true },
} as const

test('conditions survive encoding in the address, whatever their values contain', () => {
  const conditions = [
    { field: 'status', operator: 'any', values: ['new', 'old'] },
    { field: 'store', operator: 'lacks', values: ['50% off; A|B: काठमाडौँ'] },
    { field: 'rating', operator: 'empty', values: [] },
  ] as const
  const text = conditionsText(conditions)
  expect(text).toBe('status.any:new|old;store.lacks:50%25 off%3B A%7CB: काठमाडौँ;rating.empty')
  expect(conditionsIn(text)).toEqual(conditions)
  expect(conditionsIn('')).toEqual([])
})

test.each([
  'status',
  'status.more:new',
  'status.not',
  'status.not:',
  'status.not:new|old',
  'rating.empty:1',
  'status.any:new|',
  'serial.between:A1',
  'serial.between:A1|',
  'serial.between:A1|A2|A3',
])('%s is no condition', (text) => {
  expect(conditionsIn(text)).toBeUndefined()
})

test.each([
  ['colour.is:red', 'of no field'],
  ['toString.is:red', 'of no field of its own'],
  ['status.not:gone', 'with a value that there is not'],
  ['status.contains:ne', 'with an operator of another kind'],
  ['status.empty', 'where there is always a value'],
  ['rating.is:many', 'with no number'],
  ['store.between:A1|A2', 'of serial numbers where there are none'],
  ['serial.between:A1|B2', 'with serial numbers of two series'],
  [`store.is:${'x'.repeat(101)}`, 'too long'],
  [Array.from({ length: 21 }, () => 'store.set').join(';'), 'too many'],
])('a list refuses %s: %s', (text) => {
  expect(asked(FIELDS).safeParse(text).success).toBe(false)
})

test('a list accepts conditions on its own fields only, or none', () => {
  for (const text of [
    undefined,
    '',
    'status.any:new|old;store.lacks:a;rating.set',
    'rating.not:5',
    'serial.between:A1|A2',
  ])
    expect(asked(FIELDS).safeParse(text).success).toBe(true)
})
