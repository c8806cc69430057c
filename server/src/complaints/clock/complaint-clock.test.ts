import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { dueTimesOf, type ComplaintHistory } from './complaint-clock.ts'

/** A moment of October 2026 in Nepal. The 18th is a Sunday; the service works from 10:00 to 17:00, seven hours. */
const at = (text: string): string => new Date(`2026-10-${text.replace(' ', 'T')}:00+05:45`).toISOString()

const dueOf = (history: Partial<ComplaintHistory>, settings = {}) => {
  const filed = { status: 'Unassigned', at: at('18 10:00') }
  const { steps = [], ...rest } = history
  const { answered_at, first_due_at, due_at } = dueTimesOf(
    {
      priority: 'normal',
      created_at: filed.at,
      waits: [],
      visited_at: null,
      written_at: null,
      ...rest,
      steps: [filed, ...steps],
    },
    { ...DEFAULT_SETTINGS, ...settings },
  )
  return [answered_at, first_due_at, due_at].map((time) => time?.toISOString() ?? '')
}
const step = (status: string, time: string) => ({ status, at: at(time), is_answer: status === 'Completed' })

test.each<[string, Partial<ComplaintHistory>, string, string, string]>([
  ['nothing happened', {}, '', '18 17:00', '23 17:00'],
  ['urgent', { priority: 'urgent' }, '', '18 12:00', '18 17:00'],
  ['low', { priority: 'low' }, '', '19 17:00', '28 17:00'],
  ['staff wrote', { written_at: at('18 11:00') }, '18 11:00', '18 17:00', '23 17:00'],
  [
    'a visit, then a step',
    { visited_at: at('18 12:00'), steps: [step('On Service', '18 13:00')] },
    '18 12:00',
    '18 17:00',
    '23 17:00',
  ],
  ['parts are waited for', { priority: 'high', steps: [step('Part Pending from HO', '19 10:00')] }, '', '18 14:00', ''],
  [
    'parts came after two stages',
    {
      priority: 'high',
      steps: [
        step('Part Pending from HO', '19 10:00'),
        step('Parts in Transit', '20 10:00'),
        step('On Service', '21 10:00'),
      ],
    },
    '',
    '18 14:00',
    '22 17:00',
  ],
  [
    'late before parts were waited for',
    { priority: 'urgent', steps: [step('Part Pending from HO', '19 10:00')] },
    '',
    '18 12:00',
    '18 17:00',
  ],
  ['the customer is waited for', { waits: [{ began_at: at('18 12:00'), ended_at: null }] }, '', '', ''],
  [
    'the customer answered the next day',
    { waits: [{ began_at: at('18 12:00'), ended_at: at('19 12:00') }] },
    '',
    '19 17:00',
    '25 17:00',
  ],
  ['closed', { steps: [step('Completed', '19 10:00')] }, '19 10:00', '18 17:00', '23 17:00'],
  [
    'reopened after a day',
    { steps: [step('Completed', '19 10:00'), step('On Service', '20 10:00')] },
    '19 10:00',
    '18 17:00',
    '25 17:00',
  ],
])('%s', (_, history, ...expected) => expect(dueOf(history)).toEqual(expected.map((time) => time && at(time))))

test('changed holidays and hours count', () => {
  const holidays = [{ day: '2026-10-19', name: 'Ghatasthapana' }]
  expect(dueOf({}, { holidays })).toEqual(['', at('18 17:00'), at('25 17:00')])
  expect(dueOf({}, { open_days: [0, 1, 2, 3, 4, 5, 6], opens_at: '09:00', closes_at: '17:00' })).toEqual([
    '',
    at('18 17:00'),
    at('23 12:00'),
  ])
})
