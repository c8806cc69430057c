import { expect, test } from 'vitest'
import { z } from 'zod'
import { accounts } from '../accounts/endpoints.ts'
import { idNumber, mobileNumber, paging, phone } from './fields.ts'

const SPELLINGS = [
  '9841203118',
  '+977 98-4120 3118',
  '9779841203118',
  '09841203118',
  '९८४१२०३११८',
  9841203118,
  '\u202a+977 984-1203118\u202c',
  '984\u20111203118',
  '984.120.3118',
  'tel:+977-9841203118',
  '९८४\u200d१२०३११८',
]
test.each(SPELLINGS)('the number %s is read', (value) => {
  expect(phone.parse(value)).toBe('9841203118')
})

test.each([
  '',
  '984120311',
  '98412031180',
  'abcdefghij',
  '98412 0311x',
  '+9841203118',
  '1+9779841203118',
  '+1 9841203118',
  null,
  undefined,
  {},
  [],
])('the number %j is refused', (value) => {
  expect(phone.safeParse(value).error?.issues[0]?.message).toBe('Mobile number is required and must be 10 digits')
})

test.each([
  ['00977 9841203118', undefined],
  ['०१-४४४१२३४', 'A landline cannot receive an SMS'],
  ['0000000000', 'Enter a mobile number that begins with 96, 97 or 98'],
  ['98412', 'Mobile number is required and must be 10 digits'],
  [undefined, 'Mobile number is required and must be 10 digits'],
])('a code goes to %j, or not because: %s', (value, why) => {
  expect(mobileNumber.safeParse(value).error?.issues[0]?.message).toBe(why)
})

test('invisible characters in a typed id are ignored', () => {
  expect(['\u202a12\u202c', '१२\u200d', ' 12 '].map((id) => idNumber().parse(id))).toEqual([12, 12, 12])
})

test.each(['0', '-1', 'x', '1.5', '1 2', '1e3', '99999999999'])('the id %s is not found', (value) => {
  expect(idNumber().safeParse(value).success).toBe(false)
})

test('pages start at 1 and hold at most 100 rows', () => {
  const query = z.object(paging())
  expect(query.parse({})).toEqual({ page: 1, per_page: 10 })
  expect(query.parse({ page: '3', per_page: '100' })).toEqual({ page: 3, per_page: 100 })
  for (const wrong of [{ page: '0' }, { page: '-1' }, { page: 'x' }, { per_page: '101' }, { per_page: '0' }])
    expect(query.safeParse(wrong).success).toBe(false)
})

test('an OTP may come as a number, as text or in Devanagari digits', () => {
  const { body } = accounts.verifyOtp
  for (const otp of [123456, '123456', '१२३४५६', '123 456', '१२३४५६\u200d'])
    expect(body.parse({ contact: '9841203118', otp }).otp).toBe('123456')
  for (const otp of [12345, '12345a', '', undefined])
    expect(body.safeParse({ contact: '9841203118', otp }).error?.issues[0]?.message).toBe(
      'Please enter all OTP digits.',
    )
})
