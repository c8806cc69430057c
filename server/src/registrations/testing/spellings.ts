import fc from 'fast-check'

const DIGITS = ['0123456789', '०१२३४५६७८९', '０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩']
const PREFIXES = ['', 'SN', 'sn ', 'S/N: ', 'Sn-', 'S.N. ', 'sn *', '\u202asn ']
const BETWEEN = [
  '',
  ' ',
  '-',
  '–',
  '\u00a0',
  '\u200b',
  '/',
  '. ',
  '|',
  '\u202a',
  '\u2069',
  '\u061c',
  '\ufe0f',
  '\u034f',
  '\u3164',
  '\u2800',
  '\u{e0020}',
]

/** The ways in which people write one serial number. */
export const spelling = (serial: string) =>
  fc
    .record({
      prefix: fc.constantFrom(...PREFIXES),
      digits: fc.constantFrom(...DIGITS),
      between: fc.array(fc.constantFrom(...BETWEEN), { minLength: serial.length, maxLength: serial.length }),
    })
    .map(({ prefix, digits, between }) =>
      `${prefix}${Array.from(serial, (sign, i) => `${digits[Number(sign)] ?? sign.toLowerCase()}${between[i]}`).join('')}`.trim(),
    )
