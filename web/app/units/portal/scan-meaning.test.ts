import { expect, test } from 'vitest'
import { meaningOf } from './scan-meaning.ts'

const ORIGINS = ['https://shop.example', 'http://localhost:3000']

test.each(['https://shop.example/q/a-B_9', 'http://localhost:3000/q/a-B_9/', ' https://shop.example/q/a-B_9\n'])(
  '%j is a unit of ours',
  (text) => {
    expect(meaningOf(text, ORIGINS)).toEqual({ token: 'a-B_9' })
  },
)

test.each([
  'https://evil.example/q/a-B_9',
  'https://shop.example.evil.example/q/a',
  'https://shop.example/q/a/b',
  'https://shop.example/baltra-allProducts',
  'javascript://shop.example/q/a',
])('%j leads elsewhere', (text) => {
  expect(meaningOf(text, ORIGINS)).toEqual({ refused: expect.stringContaining('another website') })
})

test('any other text is a serial number, as on a plain barcode', () => {
  expect(meaningOf(' BEK150-24-000123 ', ORIGINS)).toEqual({ serial_number: 'BEK150-24-000123' })
  expect(meaningOf('SN:00123', ORIGINS)).toEqual({ serial_number: 'SN:00123' })
})

test.each(['', '  ', 'x'.repeat(101), 'BEGIN:VCARD\nFN:Asha'])('%j holds no serial number', (text) => {
  expect(meaningOf(text, ORIGINS)).toEqual({ refused: expect.stringContaining('no serial number') })
})
