import { expect, test } from 'vitest'
import { countedRupees, typedRupees } from './typed-rupees.ts'

test('an amount is read as people type it, in either script, and nothing typed is none', () => {
  for (const text of ['1250', '1,250', ' Rs. 1,250', 'rs1250', '१२५०', '१,२५०', 'रु. १,२५०'])
    expect(typedRupees(text)).toBe(1250)
  expect(typedRupees('')).toBe(0)
  for (const text of ['12.5', '-5', 'free', '1e3', '1234567890']) {
    expect(typedRupees(text)).toBeUndefined()
    expect(countedRupees(text)).toBe(0)
  }
})
