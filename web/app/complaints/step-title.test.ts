import { expect, test } from 'vitest'
import { stepTitle } from './step-title.ts'

test('a first step reads Unassigned only while no other came after it', () => {
  expect(stepTitle('Unassigned', true)).toBe('Unassigned')
  expect(stepTitle('Unassigned', false)).toBe('Complaint received')
  expect(stepTitle('On Service', false)).toBe('On Service')
})
