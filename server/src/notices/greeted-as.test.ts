import { expect, test } from 'vitest'
import { greetedAs } from './greeted-as.ts'

test.each([
  ['Asha', 'Asha'],
  ['Ram K.C.', 'Ram K.C.'],
  ['Md. Rahim', 'Md. Rahim'],
  ['राम बहादुर', 'राम बहादुर'],
  ['Win at win.test', 'Win at'],
  ['Asha https://win.test/a', 'Asha'],
  ['a@win.test', 'customer'],
  ['www.win', 'customer'],
  ['जित.नेपाल', 'customer'],
  ['', 'customer'],
  ['One two three four five six seven eight nine', 'One two three four five six seven eight'],
  ['x'.repeat(41), 'customer'],
])('%s is greeted as %s', (name, greeted) => {
  expect(greetedAs(name, 'en')).toBe(greeted)
})
