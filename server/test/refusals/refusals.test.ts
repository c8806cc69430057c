import { readFileSync } from 'node:fs'
import { refusalIn } from 'contract/core/refusals'
import { expect, test } from 'vitest'
import { textsOfSchemas } from './texts-of-schemas.ts'
import { textsOfSources, VALUE } from './texts-of-sources.ts'

const dictionary = Object.entries(
  JSON.parse(readFileSync(new URL('../../../contract/messages/refusals.ne.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >,
)

const DAY = '7 Mar 2026'

/** What is put for a value in turn: a number, a name, a word of the product, a day. */
const VALUES = ['7', 'Maya', 'approved', DAY]

/** Latin words that stay: kinds of files, names, and what only programs send. */
const LATIN = new Set(
  `AVIF CRM CSV GIF JPEG MP PDF PNG QuickTime UTF WebM WebP csv ods xlsx xls GP P Maya a b c z A Z
   en ne bs ad language page per_page kind key job_no status dateAdded true false unread read shown hidden points money like dislike report image video pdf
   horizontal vertical pending approved rejected Pending Rejected Approved featured all asc desc newest highest lowest
   last_at reports times`.split(/\s+/),
)

test('everything that a schema refuses has words in Nepali', () => {
  const texts = [...textsOfSchemas()]
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter((text) => !isNepali(refusalIn('ne', text), text))).toEqual([])
})

test('everything that the server refuses or answers has words in Nepali, with all values', () => {
  const texts = [...textsOfSources()].filter(([text]) => isSaid(text))
  expect(texts.length).toBeGreaterThan(400)
  expect(texts.filter(([text]) => !filledIn(text).some(isTranslated)).map((one) => one.join(' — '))).toEqual([])
})

test('both languages of a refusal have the same places', () => {
  const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted().join(' ')
  expect(dictionary.filter(([english, nepali]) => places(english) !== places(nepali))).toEqual([])
})

test('numbers are written in Nepali digits, names and numbers that name something stay', () => {
  expect(refusalIn('ne', 'At most 5000 at once')).toBe('एकै पटक बढीमा ५,००० वटा।')
  expect(refusalIn('ne', 'Another complaint has job number 4711')).toBe('जब नम्बर 4711 अर्को गुनासोको हो।')
  expect(
    refusalIn(
      'ne',
      'You have 1 open complaint, 2 pending quotations and 1 pending registration. Your account can be closed once nothing is open',
    ),
  ).toBe('तपाईंका १ वटा खुला गुनासो, २ वटा बाँकी कोटेसन र १ वटा बाँकी दर्ता टुङ्गिएका छैनन्। सबै टुङ्गिएपछि खाता बन्द गर्न सकिन्छ।')
  expect(
    refusalIn(
      'ne',
      'You have registered 40 products within a day. The next one can be registered from 10:15 AM on Tuesday',
    ),
  ).toBe('एक दिनभित्र तपाईंका ४० वटा उत्पादन भइसके। मंगलबार पूर्वाह्न १०:१५ बजेदेखि अर्को दर्ता गर्न सक्नुहुन्छ।')
})

test('days are those of the Nepali calendar', () => {
  expect(refusalIn('ne', 'The warranty of this product expired on 31 Jan 2021')).toBe(
    'यो उत्पादनको वारेन्टी १८ माघ २०७७ मा सकियो।',
  )
})

test('texts without a translation stay as they are, and English is never touched', () => {
  expect(refusalIn('ne', 'The CRM says: no such zone')).toBe('The CRM says: no such zone')
  expect(refusalIn('ne', 'Invalid input: expected string, received undefined')).toBe('यो जानकारी मान्य छैन।')
  for (const text of textsOfSchemas()) expect(refusalIn('en', text)).toBe(text)
})

/** Codes and addresses are no texts. */
const isSaid = (text: string): boolean => !/^[a-z_]+$|^\//.test(text)

/** The text with every choice of values. */
function filledIn(text: string): { filled: string; values: string[] }[] {
  const [first = '', ...rest] = text.split(VALUE)
  return rest.reduce(
    (texts, part) =>
      texts.flatMap(({ filled, values }) =>
        VALUES.map((value) => ({ filled: filled + value + part, values: [...values, value] })),
      ),
    [{ filled: first, values: [] as string[] }],
  )
}

function isTranslated({ filled, values }: { filled: string; values: string[] }): boolean {
  const nepali = refusalIn('ne', filled)
  const kept = values.every((value) => SAID[value]?.test(nepali) ?? nepali.includes(value))
  return kept && isNepali(nepali, filled)
}

/** What becomes of a value that does not stay. */
const SAID: Record<string, RegExp> = { approved: /./, 7: /7|७/, [DAY]: /२३ फागुन २०८२|7 Mar 2026|७/ }

const isNepali = (nepali: string, english: string): boolean =>
  nepali !== english &&
  /\p{Script=Devanagari}/u.test(nepali) &&
  (nepali.match(/[A-Za-z_]+/g) ?? []).every((word) => LATIN.has(word))
