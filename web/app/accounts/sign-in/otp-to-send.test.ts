import { expect, test } from 'vitest'
import { otpToSend } from './otp-to-send.ts'

test('a code of six digits travels as a number; anything else as it was typed', () => {
  expect(otpToSend('916151')).toBe(916151)
  expect(otpToSend('016151')).toBe('016151')
  expect(otpToSend('9161')).toBe('9161')
  expect(otpToSend('')).toBe('')
  expect(otpToSend(null)).toBeNull()
})
