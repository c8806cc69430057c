import pg from 'pg'

type Parser = (text: string) => unknown

const { builtins } = pg.types

/**
 * How values arrive in JavaScript: timestamps as ISO 8601 UTC text with milliseconds, dates as `YYYY-MM-DD`, int8 and
 * numeric as numbers where these are exact, the rest as `pg` does it.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return (format !== 'binary' && parsers.get(oid)) || parserOfDriver(oid, format)
  },
}

/** `2026-01-31 04:05:06.789+00` to `2026-01-31T04:05:06.789Z`, by cutting text where the session speaks UTC. */
export function parseTimestamptz(text: string): string {
  if (text.charCodeAt(10) !== SPACE || !text.endsWith('+00')) return parseUnusualTimestamp(text)
  if (text.length >= WITH_MILLIS) return `${text.slice(0, 10)}T${text.slice(11, 23)}Z`
  const millis = text.length === 22 ? '000' : text.slice(20, -3).padEnd(3, '0').slice(0, 3)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${millis}Z`
}

/** A number where it is exact, else the text. */
export function parseExactNumber(text: string): number | string {
  const number = Number(text)
  if (text.length < 16 && Number.isFinite(number)) return number
  return Number.isSafeInteger(number) && /^-?\d+$/.test(text) ? number : text
}

const SPACE = 32
const WITH_MILLIS = '2026-01-31 04:05:06.789+00'.length

/** Another session time zone, a year before 1000, after 9999 or BC, or infinity. */
function parseUnusualTimestamp(text: string): string {
  const offset = /[+-]\d\d$/.test(text) ? `${text}:00` : text
  const time = new Date(offset.replace(' ', 'T'))
  return Number.isNaN(time.getTime()) ? text : time.toISOString()
}

/** The driver knows more types than its own list of them names. */
const parserOfDriver: (oid: number, format?: 'text' | 'binary') => Parser = pg.types.getTypeParser

const asText: Parser = (text) => text
const TEXT_ARRAY = 1009
const parseTextArray: Parser = parserOfDriver(TEXT_ARRAY)

/** The parser of an array type: `pg` splits the text, then each element has its own parser. */
function arrayOf(parse: Parser): Parser {
  const parseElement = (element: unknown): unknown => {
    if (Array.isArray(element)) return element.map(parseElement)
    return typeof element === 'string' ? parse(element) : element
  }
  return (text) => parseElement(parseTextArray(text))
}

const parsers = new Map<number, Parser>([
  [builtins.TIMESTAMPTZ, parseTimestamptz],
  [builtins.TIMESTAMP, asText],
  [builtins.DATE, asText],
  [builtins.INT8, parseExactNumber],
  [builtins.NUMERIC, parseExactNumber],
  [1185, arrayOf(parseTimestamptz)],
  [1115, arrayOf(asText)],
  [1182, arrayOf(asText)],
  [1016, arrayOf(parseExactNumber)],
  [1231, arrayOf(parseExactNumber)],
])
