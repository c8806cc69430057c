import { expect, test } from 'vitest'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { faultReader } from './fault-choices.queries.ts'

test('the office writes the faults of a sub-category; customers choose from them in their language', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await build.subCategory({ name: 'Electric Kettles', name_ne: 'विद्युतीय केतली' })
  await build.subCategory({ name: 'Fans' })
  const offered = async (locale: 'en' | 'ne') => {
    const { data } = await as(undefined, locale).faults.choices()
    return Object.fromEntries(
      data.map(({ name, faults }) => [name, faults.map(({ value, text }) => `${value}=${text}`)]),
    )
  }
  const usual = await offered('ne')
  expect(usual['Electric Kettles']?.[1]).toBe('Does not heat=तात्दैन')
  expect(usual.Fans?.at(-1)).toBe('Something else=अरू नै केही')

  const { updateSub } = as(await build.admin()).categories
  const change = (body: object) => updateSub({ params: { id }, body: { version: 1, ...body } })
  expect(await refusedWith(change({ faults: 'Lid is loose', faults_ne: 'एक\nदुई' }))).toContain(
    'Write as many lines in Nepali as in English, or none',
  )
  expect(
    await refusedWith(change({ faults: Array.from({ length: 13 }, (_, at) => `Fault ${at}`).join('\n') })),
  ).toContain('A sub-category has at most 12 faults')
  const { data } = await change({ faults: ' Lid is loose\r\n\r\nLeaks\nleaks ', faults_ne: 'बिर्को खुकुलो छ\nचुहिन्छ' })
  expect(data.faults).toBe('Lid is loose\nLeaks')
  expect((await offered('en'))['Electric Kettles']).toEqual([
    'Lid is loose=Lid is loose',
    'Leaks=Leaks',
    'Something else=Something else',
  ])
  expect((await offered('ne'))['Electric Kettles']?.slice(0, 2)).toEqual(['Lid is loose=बिर्को खुकुलो छ', 'Leaks=चुहिन्छ'])
  // The change of one language alone is held against the other one.
  expect(await refusedWith(updateSub({ params: { id }, body: { version: 2, faults: 'Lid is loose' } }))).toContain(
    'Write as many lines',
  )
  const read = await faultReader(services.db, 'ne')
  expect([read('Lid is loose'), read('Noise'), read('It sings')]).toEqual(['बिर्को खुकुलो छ', 'आवाज आउँछ', 'It sings'])
})
