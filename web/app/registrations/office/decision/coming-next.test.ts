import { beforeEach, expect, test } from 'vitest'
import { comingNext } from './coming-next.ts'

beforeEach(comingNext.forget)

test('a key pressed on the way is kept for that registration, and taken once', () => {
  comingNext.expect(7)
  comingNext.press('a')
  expect(comingNext.take(7)).toBe('a')
  expect(comingNext.take(7)).toBeUndefined()
})

test('it is never applied to another registration than the one that was expected', () => {
  comingNext.expect(7)
  comingNext.press('a')
  expect(comingNext.take(8)).toBeUndefined()
  expect(comingNext.take(7)).toBeUndefined()

  comingNext.expect(7)
  comingNext.press('a')
  comingNext.expect(8)
  expect(comingNext.take(8)).toBeUndefined()
})

test('the same key pressed again is one press; a second key and Escape take it back', () => {
  comingNext.expect(7)
  comingNext.press('a')
  comingNext.press('a')
  expect(comingNext.read()?.key).toBe('a')
  comingNext.press('Escape')
  expect(comingNext.read()?.key).toBeUndefined()
  for (const letter of 'rate') comingNext.press(letter)
  expect(comingNext.take(7)).toBeUndefined()
})

test('without a registration on its way no key is kept', () => {
  comingNext.press('a')
  comingNext.expect(7)
  expect(comingNext.take(7)).toBeUndefined()
})
