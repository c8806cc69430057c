import { CAPABILITIES } from 'contract/core/access'
import { units } from 'contract/units/endpoints'
import { KEY_CAPABILITIES, KEY_PREFIX, NEVER_OF_KEYS } from 'contract/api-keys/words'

/** Code that calls with a key. It reads the address of the installation and the key from `API_URL` and `API_KEY`. */
interface Example {
  title: string
  language: 'sh' | 'js'
  code: string
}

/** The examples of the documentation, which a test runs as they stand. */
export const KEY_EXAMPLES: readonly Example[] = [
  {
    title: 'Read a list with curl (capability `units.read`)',
    language: 'sh',
    code: `curl --silent --show-error --fail-with-body "$API_URL/api${units.list.path}?per_page=5" \\
  --header "Authorization: Bearer $API_KEY"`,
  },
  {
    title:
      'Write with curl (capability `units.write`); in place of `BMG-101`, the model number of one of your products',
    language: 'sh',
    code: `curl --silent --show-error --fail-with-body "$API_URL/api${units.add.path}" \\
  --header "Authorization: Bearer $API_KEY" \\
  --header "Content-Type: application/json" \\
  --data '{"model_name":"Mixer Grinder","model_number":"BMG-101","serial_number":"SN-2026-000123"}'`,
  },
  {
    title: 'Read every page of a list with fetch, and wait where the limit says so',
    language: 'js',
    code: `const { API_URL, API_KEY } = process.env

async function call(path) {
  const response = await fetch(API_URL + '/api' + path, {
    headers: { authorization: 'Bearer ' + API_KEY },
  })
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after'))
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    return call(path)
  }
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.code + ': ' + answer.message + ' (request ' + answer.request_id + ')')
  return answer
}

for (let page = 1, pages = 1; page <= pages; page += 1) {
  const { data, pagination } = await call('${units.list.path}?per_page=100&page=' + page)
  for (const unit of data) console.log(unit.serial_number)
  pages = pagination.total_pages
}`,
  },
]

/** What a program that calls with a key has to know, as paragraphs. Code stands between backquotes. */
export const KEY_RULES: readonly string[] = [
  'An administrator makes a key in the back office, under “API keys”. Its secret is shown once. Send it with each call, over HTTPS: ' +
    `\`Authorization: Bearer ${KEY_PREFIX}…\`.`,
  `A secret is \`${KEY_PREFIX}\`, 32 random characters of \`0-9A-Za-z\`, and 6 more: their CRC32 in base 62 with the digits in that ` +
    'order, padded with `0`. A scanner for leaked secrets finds one by this prefix and proves it by the checksum.',
  'A key may do what was chosen when it was made, whatever its owner may do; each call below says which capability it needs. ' +
    `A key can hold ${inCode(KEY_CAPABILITIES)}.`,
  `No key holds ${inCode(CAPABILITIES.filter((one) => Object.hasOwn(NEVER_OF_KEYS, one)))}, and none makes a call that asks for a ` +
    'password typed lately: these answer 403 `not_for_keys`. A key for one service centre sees the rows of that centre only, and ' +
    'makes the calls that somebody of a service centre may make.',
  'A key works until the end of its last day (in Nepal), from its addresses if it has any, and as long as the colleague who ' +
    'answers for it is an administrator. Otherwise the answer is 401 `unauthorized`, or 403 `forbidden` from another address; the ' +
    'message says why.',
  'Each key may make 600 calls in a minute. Beyond that the answer is 429 with `Retry-After` in seconds. What a key changes ' +
    'stands in the log of activity under its name.',
]

function inCode(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ')
}

/** The same as Markdown, for the description of the security scheme. */
export const keysInMarkdown = (): string =>
  [
    ...KEY_RULES,
    ...KEY_EXAMPLES.map(({ title, language, code }) => `${title}:\n\n\`\`\`${language}\n${code}\n\`\`\``),
  ].join('\n\n')
