import { afterEach, expect, test } from 'vitest'
import { getLocale, overwriteGetLocale } from '../../paraglide/runtime.js'
import { measureWords } from './measure-words.ts'

const before = getLocale
afterEach(() => overwriteGetLocale(before))

test('powers and sizes are read in Nepali where every word is known', () => {
  expect(measureWords('2.5 litres')).toBe('2.5 litres')
  overwriteGetLocale(() => 'ne')
  const stored = [
    '2.5 litres',
    '1500 W',
    '2500 W at most',
    'LPG, 4.2 kW',
    '16, 20 and 24 cm',
    '5 W, rechargeable',
    '3 m',
  ]
  expect(stored.map(measureWords)).toEqual([
    '२.५ लिटर',
    '१५०० वाट',
    '२५०० वाटसम्म',
    'एलपीजी, ४.२ किलोवाट',
    '१६, २० र २४ से.मि.',
    '५ वाट, चार्ज हुने',
    '३ मिटर',
  ])
  expect(measureWords('Queen, 2 m')).toBe('Queen, 2 m')
  expect(measureWords('')).toBe('')
})
