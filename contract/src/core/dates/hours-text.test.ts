import { saidWindow } from '../../complaints/visit-windows.ts'
import { expect, test } from 'vitest'
import { hoursText } from './hours-text.ts'

test.each([
  ['10:00', '19:00', '10:00 to 19:00', 'बिहान १० देखि बेलुका ७ बजेसम्म'],
  ['10:30', '17:00', '10:30 to 17:00', 'बिहान १०:३० देखि बेलुका ५ बजेसम्म'],
  ['10:00', '13:00', '10:00 to 13:00', 'बिहान १० देखि १ बजेसम्म'],
])('from %s to %s', (from, to, english, nepali) => {
  expect(hoursText(from, to, 'en')).toBe(english)
  expect(hoursText(from, to, 'ne')).toBe(nepali)
})

test('a visit is said with its part of the day', () => {
  expect(['10-13', '13-16', '16-19', ''].map((window) => saidWindow(window, 'ne'))).toEqual([
    'बिहान १० देखि १ बजेसम्म',
    'दिउँसो १ देखि ४ बजेसम्म',
    'बेलुका ४ देखि ७ बजेसम्म',
    '',
  ])
  expect(saidWindow('13-16', 'en')).toBe('13–16')
})
