import { expect, test } from 'vitest'
import { whole } from './numbers.ts'
import { rupees } from './price.ts'

test('prices carry their prefix letter for letter and are grouped by lakh', () => {
  expect(rupees(0)).toBe('Rs. 0')
  expect(rupees(1890)).toBe('Rs. 1,890')
  expect(rupees(125000)).toBe('Rs. 1,25,000')
  expect(rupees(12345678)).toBe('Rs. 1,23,45,678')
})

test('counts are grouped alike', () => expect(whole(3482)).toBe('3,482'))
