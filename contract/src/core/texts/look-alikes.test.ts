import { expect, test } from 'vitest'
import { lookAlikes } from './look-alikes.ts'

test.each([
  ['BEK-150', []],
  ['ｂｅｋ １५०', []],
  ['बीईके-१५०', []],
  ['ВЕК-150', ['В', 'Е', 'К']],
  ['SN Α4417Α', ['Α']],
])('of %s these only look Latin: %j', (number, letters) => {
  expect(lookAlikes(number)).toEqual(letters)
})
