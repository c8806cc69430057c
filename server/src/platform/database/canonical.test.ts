import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { canonicalCode, canonicalSerial, plainSpelling } from 'contract/core/texts/canonical'
import { normalizePhone } from 'contract/core/texts/digits'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { EVERY_CHARACTER } from './testing/every-character.ts'

const PIECES = [
  'SN',
  'sn',
  'S/N',
  'S.N.',
  ' ',
  '\u00a0',
  '-',
  '–',
  '\u200b',
  '2610190101',
  '२६१०१९०१०१',
  '２６',
  '٢٦',
  'BRC',
  'brc-१८०',
  'é',
  '𝟙',
]

test('the database and the code agree on canonical serial and model numbers', async () => {
  const { database } = await emptyDatabase()
  const texts = [
    ...EVERY_CHARACTER.filter((character) => /\p{Nd}/u.test(character)),
    ...fc.sample(
      fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join('')),
      500,
    ),
    ...fc.sample(fc.string({ unit: 'grapheme-ascii', maxLength: 30 }), 500),
  ]
  const { rows } = await sql<{ code: string; serial: string }>`
    select canonical_code(text) as code, canonical_serial(text) as serial
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as given (text, place) order by place
  `.execute(database.db)
  expect(rows).toEqual(texts.map((text) => ({ code: canonicalCode(text), serial: canonicalSerial(text) })))
})

test('one unit has one serial number, however it is written', () => {
  const spellings = [
    'SN2610190101',
    'sn २६१०१९०१०१',
    'SN 2610190101',
    'S/N: 2610-1901-01',
    '２６１０１９０１０１',
    ' sn\u00a02610190101 ',
  ]
  expect(new Set(spellings.map(canonicalSerial))).toEqual(new Set(['2610190101']))
  const lettered = ['BRC-180-0001', 'SN BRC-180-0001', 'S/N: brc १८० ०००१', 'snBRC1800001', 'SN SN-BRC-180-0001']
  expect(new Set(lettered.map(canonicalSerial))).toEqual(new Set(['BRC1800001']))
  expect(['SN', 's.n.', 'SN-SN'].map(canonicalSerial)).toEqual(['SN', 'SN', 'SN'])
  expect(canonicalSerial(' – ')).toBe('')
})

test('everything of Unicode that cannot be seen, separates or is a dash is left out of a number', () => {
  const separates = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Z}\p{Dash}\p{Pd}\u2800\u3164]/u
  const left = EVERY_CHARACTER.filter(
    (character) => separates.test(character) && canonicalCode(`1${character}2`) !== '12',
  )
  expect(left).toEqual([])
  const gone = EVERY_CHARACTER.filter((character) => /[\p{L}\p{N}]/u.test(character) && canonicalCode(character) === '')
  expect(gone.filter((character) => !/\p{Default_Ignorable_Code_Point}/u.test(character))).toEqual([])
})

test('two thousand spellings of a number, with characters of every class, are that number', () => {
  const ofClass = (pattern: RegExp) => EVERY_CHARACTER.filter((character) => pattern.test(character))
  const classes = [
    /\p{Cc}/u,
    /\p{Cf}/u,
    /\p{Default_Ignorable_Code_Point}/u,
    /\p{Z}/u,
    /[\p{Dash}\p{Pd}]/u,
    /[\u2800\u3164.:]/u,
  ]
  const between = fc.oneof(...classes.map((pattern) => fc.constantFrom(...ofClass(pattern))), fc.constant(''))
  const scripts = ofClass(/\p{Nd}/u).filter((digit) => canonicalCode(digit) === '0')
  const digit = (value: number) =>
    fc.constantFrom(...scripts).map((zero) => String.fromCodePoint(zero.codePointAt(0)! + value))
  const spelled = (number: string, most: number) =>
    fc
      .tuple(between, ...number.split('').map((one) => fc.tuple(digit(Number(one)), between)))
      .map((parts) => parts.flat().join(''))
      .filter((text) => text.length <= most)
  const sample = (number: string) => fc.sample(spelled(number, 100), { numRuns: 1_000, seed: 2083 })
  expect(sample('2610190101').filter((text) => canonicalSerial(`SN${text}`) !== '2610190101')).toEqual([])
  const prefixes = ['', '+977', '00977', '0', 'tel:', 'tel:+977 ', '\u202a+977 ', '+977-0']
  const phones = sample('9841203118').map((text, i) => prefixes[i % prefixes.length] + text)
  expect(phones.filter((text) => normalizePhone(text) !== '9841203118')).toEqual([])
})

test('a number to be read keeps its parts', () => {
  expect(plainSpelling('\u202a०१\u2011४४४\u200d१२३४\u202c, 98\u00a041')).toBe('01-4441234, 98 41')
})
