import type { Locale } from './locale.ts'

/** Things in a row: `a, b and c`, `क, ख र ग`. */
export function listText(things: readonly string[], locale: Locale): string {
  const and = locale === 'ne' ? ' र ' : ' and '
  return things.length > 1 ? `${things.slice(0, -1).join(', ')}${and}${things.at(-1)}` : (things[0] ?? '')
}
