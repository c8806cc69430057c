import { escaped } from './escaped.ts'
import { KEY_EXAMPLES, KEY_RULES } from './keys-explained.ts'

type Json = Record<string, unknown>

interface Operation {
  operationId: string
  summary: string
  description?: string
  parameters: { name: string; in: string; required: boolean; schema: Json }[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: Record<string, { content: Record<string, { schema: Json }> }>
}

interface Told {
  description: string
  parameters: { name: string; description: string }[]
  requestBody: { content: { 'application/json': { example: Json } } }
}

/** Lines break on a phone, and what opens is large enough for a thumb. */
export const DOCS_STYLE = 'body{overflow-wrap:anywhere}pre{white-space:pre-wrap}summary{padding:.8rem 0}'

/** The API as one plain page: no script, nothing fetched, generated once from the description. */
export function docsPage(description: Json): string {
  const paths = description.paths as Record<string, Record<string, Operation>>
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method.toUpperCase(), path, operation)),
  )
  const events = Object.entries(description.webhooks as Record<string, { post: Told }>).map(([type, { post }]) =>
    eventSection(type, post),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API</title><style>${DOCS_STYLE}</style></head><body><h1>API</h1>
<p>The same, for programs: <a href="/api/openapi.json">openapi.json</a>. ${operations.length} calls.</p>
<h2 id="keys">Keys for programs</h2>
${KEY_RULES.map((rule) => `<p>${withCode(rule)}</p>`).join('\n')}
${KEY_EXAMPLES.map(({ title, code }) => `<h3>${withCode(title)}</h3>\n<pre>${escaped(code)}</pre>`).join('\n')}
<h2>Calls</h2>
${operations.join('\n')}
<h2 id="webhooks">Events</h2>
<p>Other systems are told of what happens here: administrators name them under “Webhooks” in the office. Each event is one POST, signed as
<a href="https://www.standardwebhooks.com/">Standard Webhooks</a> has it, so that any of its libraries verifies it. What is not answered with 2xx
is tried again for more than three days. An event may come twice: it has the same <code>webhook-id</code> then.</p>
${events.join('\n')}</body></html>`
}

const withCode = (words: string) => escaped(words).replaceAll(/`([^`]*)`/g, '<code>$1</code>')

function section(method: string, path: string, operation: Operation): string {
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const answer = Object.entries(operation.responses['200']?.content ?? {})[0]?.[1]
  return `<details><summary><b>${method}</b> <code>${escaped(path)}</code> ${escaped(operation.summary)}</summary>
<p>${escaped(operation.operationId)}. ${escaped(operation.description ?? 'Open to everybody.')}</p>
${parameterList(operation)}${body ? `<p>Body, ${escaped(type ?? '')}</p>${schemaText(body.schema)}` : ''}${answer ? `<p>Answer</p>${schemaText(answer.schema)}` : ''}</details>`
}

function eventSection(type: string, { description, parameters, requestBody }: Told): string {
  const headers = parameters.map((one) => `<li><code>${escaped(one.name)}</code> ${escaped(one.description)}</li>`)
  return `<details><summary><b>POST</b> <code>${escaped(type)}</code></summary>
<p>${escaped(description)}</p><ul>${headers.join('')}</ul><p>Example</p>${schemaText(requestBody.content['application/json'].example)}</details>`
}

function parameterList({ parameters }: Operation): string {
  if (parameters.length === 0) return ''
  const items = parameters.map(
    ({ name, in: where, required }) =>
      `<li><code>${escaped(name)}</code> in ${where}${required ? ', required' : ''}</li>`,
  )
  return `<ul>${items.join('')}</ul>`
}

const schemaText = (schema: Json) => `<pre>${escaped(JSON.stringify(schema, null, 1))}</pre>`
