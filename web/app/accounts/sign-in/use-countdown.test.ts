import { afterEach, expect, test } from 'vitest'
import { getLocale, overwriteGetLocale } from '../../paraglide/runtime.js'
import { m } from '#messages'
import { timeLeft } from './use-countdown.ts'

const before = getLocale

afterEach(() => overwriteGetLocale(before))

test('a code lasts so long, in Nepali in words', () => {
  expect([297, 57, 60, 0].map(timeLeft)).toEqual(['04:57', '00:57', '01:00', '00:00'])
  overwriteGetLocale(() => 'ne')
  expect([297, 57, 60, 0].map(timeLeft)).toEqual(['४ मिनेट ५७ सेकेन्ड', '५७ सेकेन्ड', '१ मिनेट', '० सेकेन्ड'])
  expect(m.accounts_resend_in({ time: timeLeft(57) })).toBe('५७ सेकेन्डपछि फेरि पठाउन मिल्छ')
})

test('endings join what a message is filled with, in marked places too', () => {
  overwriteGetLocale(() => 'ne')
  const text = (parts: ReturnType<typeof m.enquiries_next.parts>) =>
    parts.map((part) => (part.type === 'text' ? part.value : '')).join('')
  expect(text(m.enquiries_next.parts({ phone: '01-4412345', email: 'care@example.com' }))).toBe(
    'हामी खुला समयमा 01-4412345 मा फोन गर्छौँ वा care@example.com मा लेख्छौँ:',
  )
  expect(m.service_points_count_in({ district: 'कास्की', count: 1, shown: '१' })).toBe('कास्कीमा १ ठाउँ')
  expect(m.service_points_count_in({ district: 'Kaski', count: 1, shown: '१' })).toBe('Kaski मा १ ठाउँ')
})
