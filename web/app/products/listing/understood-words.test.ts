import { afterEach, expect, test } from 'vitest'
import { getLocale, overwriteGetLocale } from '../../paraglide/runtime.js'
import { warrantyWords } from '../warranty-text.ts'
import { understoodWords } from './understood-words.ts'

const SAID = ['Electric Kettle', 'Red', '2.8 litres', '1500 W', 'up to 1000 W', 'from Rs. 2,000', 'up to Rs. 1,25,000']
const before = getLocale

afterEach(() => overwriteGetLocale(before))

test('in English a search reads as the API says it', () => {
  expect(SAID.map(understoodWords)).toEqual(SAID)
})

test('in Nepali colours, measures, prices and warranties are Nepali; names of the catalogue stay', () => {
  overwriteGetLocale(() => 'ne')
  expect(SAID.map(understoodWords)).toEqual([
    'Electric Kettle',
    'रातो',
    '२.८ लिटर',
    '१५०० वाट',
    '१००० वाटसम्म',
    'रु. २,००० देखि',
    'रु. १,२५,००० सम्म',
  ])
  expect(warrantyWords('12 Months')).toBe('१ वर्षको वारेन्टी')
  expect(warrantyWords('On the motor only')).toBe('वारेन्टी: On the motor only')
})
