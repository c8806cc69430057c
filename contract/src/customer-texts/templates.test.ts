import { expect, test } from 'vitest'
import { m } from 'contract/messages'
import { placesIn } from '../canned-answers/words.ts'
import { templateOf } from './templates.ts'
import { PLACE_KINDS, TEXT_KEYS, TEXT_MAX, traitsOf, usedAs } from './words.ts'

/** Texts for staff only are not customisable. */
const OF_STAFF =
  /^(mention|assigned|answer|dispatch_failed|of_enquiry|of_complaint|of_quotation|quotation_answered|quotation_declined|estimate_(accepted|declined|expired)_|summary|oversight)/

test('the texts cover all messages to customers and nothing else', () => {
  const messages = Object.keys(m)
    .filter((name) => name.startsWith('notices_'))
    .map((name) => name.slice('notices_'.length))
  expect(TEXT_KEYS.toSorted()).toEqual(messages.filter((name) => !OF_STAFF.test(name)).toSorted())
})

test.each(TEXT_KEYS)(
  '%s has the same placeholders in each form, includes the required ones, and fits its use',
  (key) => {
    const { forms, places, hasPlural } = templateOf(key)
    const names = places.map(({ name }) => name).toSorted()
    const written = Object.values(forms).filter((text) => text !== '')
    expect(written).toHaveLength(hasPlural ? 4 : 2)
    for (const text of written) {
      expect(placesIn(text).toSorted()).toEqual(names)
      expect(text.length).toBeLessThanOrEqual(TEXT_MAX[usedAs(key)])
    }
    expect(names).toEqual(expect.arrayContaining([...traitsOf(key).needed]))
    for (const { kind, name } of places) expect(kind).toBe(PLACE_KINDS[name])
  },
)
