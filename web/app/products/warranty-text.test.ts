import { expect, test } from 'vitest'
import { warrantyText, warrantyWords } from './warranty-text.ts'

test('equal warranties read alike, however the catalogue writes them', () => {
  const written = ['1 Year', '12 Months', '1 yr', '18 months', '2 Years', '24 Months', '1 month', '2 years warranty']
  expect(written.map((text) => warrantyText(text))).toEqual([
    '1 year',
    '1 year',
    '1 year',
    '18 months',
    '2 years',
    '2 years',
    '1 month',
    '2 years',
  ])
  expect(warrantyText('2 years motor, 1 year body')).toBe('2 years motor, 1 year body')
  expect(warrantyWords('12 Months')).toBe('1 year warranty')
  expect(warrantyWords('Lifetime warranty on the pot')).toBe('Lifetime warranty on the pot')
})
