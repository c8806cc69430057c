import { expect, test } from 'vitest'
import { withPart } from './warranty-parts.ts'

const compressor = { name: 'Compressor', months: 120 }

test('a part has a name and its months, in digits of any script', () => {
  expect(withPart([], ' Compressor ', ' १२० ')).toEqual({ parts: [compressor] })
})

test('an empty row is ignored, and an incomplete part says what is missing', () => {
  const parts = [compressor]
  expect(withPart(parts, ' ', '')).toEqual({ parts })
  expect(withPart(parts, '', '12').refusal).toBe('Name the part')
  for (const months of ['', '0', '601', '10 years'])
    expect(withPart(parts, 'Motor', months)).toEqual({ parts, refusal: 'Enter the months, 1 to 600' })
  expect(withPart(parts, 'compressor', '12').refusal).toBe('compressor is there already')
})
