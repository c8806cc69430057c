import { expect, test } from 'vitest'
import { isPale } from './is-pale.ts'

test('letters are dark on pale colours and white on dark ones', () => {
  expect(['#ffffff', '#ece6da', '#cdbfae', '#b8bdc2'].map(isPale)).toEqual([true, true, true, true])
  expect(['#36393e', '#a8142b', '#3f5a4c', '#1d2a4d'].map(isPale)).toEqual([false, false, false, false])
})
