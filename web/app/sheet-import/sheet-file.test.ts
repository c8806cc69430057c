import { expect, test } from 'vitest'
import { refuseSheet, sizeInWords } from './sheet-file.ts'

const ACCEPT = ['.xlsx', '.csv']
const file = (name: string, size = 1000) => ({ name, size })

test.each(['units.xlsx', 'UNITS.CSV'])('%s may come in', (name) => {
  expect(refuseSheet(file(name), ACCEPT)).toBeUndefined()
})

test.each([
  ['units.pdf', 'Please select a valid Excel file (.xlsx or .csv)'],
  ['units', 'Please select a valid Excel file (.xlsx or .csv)'],
  ['units.xls', 'This is an old Excel file (.xls). Open it in Excel and save it as .xlsx'],
])('%s is refused with: %s', (name, words) => {
  expect(refuseSheet(file(name), ACCEPT)).toBe(words)
})

test('a file of 5 MB may come in, a larger or empty one not', () => {
  expect(refuseSheet(file('a.csv', 5 * 1024 * 1024), ACCEPT)).toBeUndefined()
  expect(refuseSheet(file('a.csv', 5 * 1024 * 1024 + 1), ACCEPT)).toBe('a.csv is larger than 5 MB')
  expect(refuseSheet(file('a.csv', 0), ACCEPT)).toBe('a.csv is empty')
})

test.each([
  [12, '1 KB'],
  [12_300, '12 KB'],
  [1_500_000, '1.4 MB'],
])('%i bytes read as %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})
