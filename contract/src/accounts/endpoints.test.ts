import { expect, test } from 'vitest'
import type { z } from 'zod'
import { accounts } from './endpoints.ts'

function faults(schema: z.ZodType, value: unknown): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) errors[path.join('.')] ??= message
  return errors
}

const OTHER = 'river-stone-42'
const form = {
  contact: '9841203118',
  firstname: 'Asha',
  lastname: 'Gurung',
  district: 'Kaski',
  city: 'Pokhara',
  email: 'asha@example.com',
  customerAddress: 'Lakeside 6',
  gender: 'female',
  dob: '1990-04-14',
  password: 'mustard-field-7',
  password1: OTHER,
}

test.each([
  [{ gender: '' }, { gender: 'Gender is required' }],
  [
    { gender: undefined, contact: '12' },
    { gender: 'Gender is required', contact: expect.any(String) },
  ],
  [{ firstname: ' ' }, { firstname: expect.any(String) }],
  [{}, {}],
])('different passwords are told together with the faults of %j', (wrong, others) => {
  expect(faults(accounts.register.body, { ...form, ...wrong })).toEqual({
    ...others,
    password1: 'Passwords do not match',
  })
})

test('a password reset and a password change send the same message', () => {
  expect(
    faults(accounts.resetPassword.body, { contact: '', new_password: form.password, confirm_password: OTHER }),
  ).toEqual({ contact: expect.any(String), confirm_password: 'Passwords do not match' })
  expect(faults(accounts.changePassword.body, { new_password: form.password, confirm_newpassword: OTHER })).toEqual({
    old_password: 'Current password is required',
    confirm_newpassword: 'Passwords do not match',
  })
})

test('a missing confirmation has its own text, and equal passwords pass', () => {
  expect(faults(accounts.register.body, { ...form, password1: '' })).toEqual({
    password1: 'Confirm Password is required',
  })
  expect(faults(accounts.register.body, { ...form, password1: form.password })).toEqual({})
})
