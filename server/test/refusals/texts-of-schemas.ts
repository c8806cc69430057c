import { contract } from 'contract/index'
import type { Endpoint } from 'contract/core/endpoint'

/** Inputs that trigger different messages of schemas whose message depends on the value. */
const TRIED = [undefined, '', 'x', '014123456', '9141234567', -1, [], {}]

interface Definition {
  error?: (issue: object) => unknown
  checks?: Internal[]
  [part: string]: unknown
}

/** What the validator keeps of a schema or of one of its checks. */
type Internal = Record<'_zod', { def: Definition }>

/** Every custom message of the contract's schemas. */
export function textsOfSchemas(): Set<string> {
  const texts = new Set<string>()
  const seen = new Set<unknown>()
  for (const endpoints of Object.values(contract))
    for (const { params, query, body } of Object.values<Endpoint>(endpoints))
      for (const schema of [params, query, body]) walk(schema, texts, seen)
  return texts
}

function walk(value: unknown, texts: Set<string>, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  if (Array.isArray(value)) return value.forEach((one) => walk(one, texts, seen))
  const def = definitionOf(value as Partial<Internal>)
  if (!def) return
  for (const one of [def, ...(def.checks ?? []).map(definitionOf)]) saidBy(one?.error, texts)
  for (const [part, inner] of Object.entries(def)) {
    if (part === 'shape') Object.values(inner as object).forEach((one) => walk(one, texts, seen))
    else if (part !== 'error' && part !== 'checks')
      walk(part === 'getter' ? (inner as () => unknown)() : inner, texts, seen)
  }
}

const definitionOf = ({ ['_zod']: internal }: Partial<Internal>): Definition | undefined => internal?.def

function saidBy(error: Definition['error'], texts: Set<string>): void {
  if (!error) return
  for (const input of TRIED) {
    const said = error({ input, code: 'custom', path: [] })
    const text = typeof said === 'string' ? said : (said as { message?: string } | undefined)?.message
    if (text) texts.add(text)
  }
}
