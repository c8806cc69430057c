import { expect, test } from 'vitest'
import { oneLine } from './lettering.ts'

test('lettering is kept composed and on one line', () => {
  expect(oneLine('  e\u0301  a\r\nb\t')).toBe('é a b')
})
