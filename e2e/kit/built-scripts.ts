import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const CLIENT = fileURLToPath(new URL('../../web/build/client', import.meta.url))

/** The scripts that a page names, which are all that it needs to work. */
export const scriptsIn = (html: string): Set<string> => addressesIn(html, /\/assets\/[\w.-]+\.js(?=["'])/g)

export const stylesIn = (html: string): Set<string> => addressesIn(html, /\/assets\/[\w.-]+\.css(?=["'])/g)

/**
 * The scripts of a page, and those that they ask for once they run, with what these import. A name is that of a file
 * without its hash; it is an error when nothing asks for it, so that no list of names outlives its scripts.
 */
export function withLater(scripts: ReadonlySet<string>, names: readonly string[]): Set<string> {
  const all = new Set(scripts)
  for (const name of names) {
    const asked = [...all].flatMap((script) => mentionedIn(script, `${name}-[\\w-]{8}\\.m?js`))
    const [found, ...others] = new Set(asked.filter((address) => !all.has(address)))
    if (!found || others.length > 0) throw new Error(`${asked.length} scripts named ${name} are asked for`)
    addWithImports(all, found)
  }
  return all
}

/** The bytes that browsers are sent over TLS. */
export function compressedBytes(addresses: Iterable<string>): number {
  const sizeOf = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  return [...addresses].reduce((sum, address) => sum + sizeOf(CLIENT + address), 0)
}

/** The same without TLS, where browsers ask for nothing better than gzip. */
export const gzippedBytes = (addresses: Iterable<string>): number =>
  [...addresses].reduce((sum, address) => sum + gzipSync(readFileSync(CLIENT + address)).length, 0)

function addWithImports(all: Set<string>, script: string): void {
  if (all.has(script)) return
  all.add(script)
  for (const imported of mentionedIn(script, '[\\w.-]+\\.js', '(?:from|import)\\s*')) addWithImports(all, imported)
}

/** The files that stand between quotes in a script, as it would load them. */
function mentionedIn(script: string, file: string, before = ''): string[] {
  const quoted = new RegExp(`${before}["'\`](?:\\./|/assets/)(${file})["'\`]`, 'g')
  return [...readFileSync(CLIENT + script, 'utf8').matchAll(quoted)].map(([, name]) => `/assets/${name}`)
}

const addressesIn = (html: string, pattern: RegExp): Set<string> =>
  new Set([...html.matchAll(pattern)].map(([address]) => address))
