export interface Part {
  name: string
  value: Buffer | string
  filename?: string
  type?: string
}

export const BOUNDARY = 'x-test-boundary'
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** The bytes of a form exactly as written: names and line ends that FormData would correct stay as they are. */
export const formBody = (parts: Part[], end = `--${BOUNDARY}--\r\n`) =>
  Buffer.concat([...parts.flatMap(({ value, ...part }) => [head(part), Buffer.from(value), CRLF]), Buffer.from(end)])

const CRLF = Buffer.from('\r\n')

function head({ name, filename, type }: Omit<Part, 'value'>) {
  const file = filename === undefined ? '' : `; filename="${filename}"`
  const declared = type === undefined ? '' : `Content-Type: ${type}\r\n`
  return Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${declared}\r\n`)
}
