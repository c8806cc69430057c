export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding a client accepts, among those we keep. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const known = seen.get(header)
  if (known) return known
  const encoding = parse(header)
  // Browsers send few distinct headers; more than these are not worth remembering.
  if (seen.size >= 100) seen.clear()
  seen.set(header, encoding)
  return encoding
}

const seen = new Map<string, Encoding>()

function parse(header: string): Encoding {
  const offered = new Map(header.toLowerCase().split(',').map(weighed))
  const accepts = (name: string) => (offered.get(name) ?? offered.get('*') ?? 0) > 0
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}

function weighed(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2))]
}
