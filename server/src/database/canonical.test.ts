import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { canonicalCode, canonicalSerial } from 'contract/core/texts/canonical'
import { emptyDatabase } from '../../test/empty-database.ts'

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
  const everyDigit = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character))
  const texts = [
    ...everyDigit,
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
