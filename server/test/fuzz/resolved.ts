import type { RightCall } from '../calls/right-call.ts'
import { valuesOfName, type Living } from './living.ts'

/** The same with existing values in place of placeholders such as `@id:3`. */
export function resolved<T>(value: T, living: Living, right: RightCall = {}): T {
  if (typeof value === 'string') return resolvedText(value, living, right) as T
  if (Array.isArray(value)) return value.map((item: unknown) => resolved(item, living, right)) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, resolved(inner, living, right)] as const)
  // What the right call leaves out.
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined)) as T
}

function resolvedText(text: string, living: Living, right: RightCall): unknown {
  const [, what, rest = ''] = /^@(\w+):(.*)$/s.exec(text) ?? []
  if (what === 'id' && /^\d+$/.test(rest)) return pick(living.ids, rest) ?? 1
  if (what === 'deep') return deep(Number(rest))
  if (what === 'nested') return '['.repeat(Number(rest))
  if (what === 'long') return 'x'.repeat(Number(rest))
  if (what === 'uuid') return pick(living.uuids, rest) ?? '00000000-0000-4000-8000-000000000000'
  if (what === 'column') return columnValue(living, rest)
  if (what === 'right') return rightValue(right, rest)
  return text.replace(/@id:(\d+)/g, (_, at: string) => String(pick(living.ids, at) ?? 1))
}

function columnValue(living: Living, rest: string): string {
  const [name = '', at = '0'] = rest.split(':')
  return pick(valuesOfName(living, name), at) ?? 'Kettle'
}

function rightValue({ params, query, body }: RightCall, rest: string): unknown {
  const [part = '', name = ''] = rest.split('.')
  const fields = { params, query, body }[part] as Record<string, unknown> | undefined
  return fields?.[name]
}

const pick = <T>(list: readonly T[], at: string): T | undefined => list[Number(at) % list.length]

function deep(levels: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < levels; level++) value = [value]
  return value
}
