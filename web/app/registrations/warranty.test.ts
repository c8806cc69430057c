import { expect, test } from 'vitest'
import { isInWarranty, warrantyUsed } from './warranty.ts'

test('the last day of a warranty counts', () => {
  expect(isInWarranty('2027-02-04', '2027-02-04')).toBe(true)
  expect(isInWarranty('2027-02-04', '2027-02-05')).toBe(false)
  expect(isInWarranty('', '2027-02-05')).toBe(false)
})

test('the bar runs from the purchase to the expiry and stays within', () => {
  expect(warrantyUsed('2026-01-01', '2027-01-01', '2026-01-01')).toBe(0)
  expect(warrantyUsed('2026-01-01', '2028-01-01', '2027-01-01')).toBe(50)
  expect(warrantyUsed('2026-01-01', '2027-01-01', '2030-01-01')).toBe(100)
  expect(warrantyUsed('', '', '2030-01-01')).toBe(100)
})
