import { expect, test } from 'vitest'
import { onlyDigits } from './digits.ts'

test('a pasted sentence leaves its digits', () => expect(onlyDigits('Your code is 409 172.', 6)).toBe('409172'))
test('Devanagari digits become Latin', () => expect(onlyDigits('४०९१७२', 6)).toBe('409172'))
test('no more than the boxes hold', () => expect(onlyDigits('40917286', 6)).toBe('409172'))
