import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locale } from 'contract/core/locale'
import { parseSync, type Plugin } from 'vite'

/** Where messages are imported from, and where their functions are. */
const SOURCES = [
  { from: '#messages', folder: new URL('app/paraglide/', import.meta.url) },
  { from: 'contract/messages', folder: new URL('../contract/src/paraglide/', import.meta.url) },
]
const IMPORT = /^import \{ m(?: as (\w+))? \} from '([^']+)';?$/gm
const FUNCTIONS = /\/paraglide\/messages\/\w+\.js$/
const REGISTRY = '#plural-rules'
const REGISTRY_FILE = fileURLToPath(new URL('app/paraglide/registry.js', import.meta.url))

/**
 * Writes each message where it is used, in the one language of this build: a page carries its own texts in its own
 * language, and nothing else of the message library.
 */
export function messagesOfOneLanguage(locale: Locale): Plugin {
  const messages = SOURCES.map(({ from, folder }) => ({ from, texts: readMessages(folder, locale) }))
  return {
    name: 'messages-of-one-language',
    enforce: 'pre',
    resolveId: (id) => (id === REGISTRY ? { id: REGISTRY_FILE, moduleSideEffects: false } : undefined),
    transform(code, id) {
      // The server renders both languages, so it has the functions, without their comments for editors.
      if (this.environment.name !== 'client')
        return FUNCTIONS.test(id) ? { code: withoutComments(code), map: null } : undefined
      if (!/\.tsx?(?:\?|$)/.test(id) || !SOURCES.some(({ from }) => code.includes(`'${from}'`))) return undefined
      let needsRegistry = false
      let written = code
      for (const [line, alias = 'm', from] of code.matchAll(IMPORT)) {
        const texts = messages.find((source) => source.from === from)?.texts
        if (!texts) continue
        // The line stays a line, so that errors name the right one.
        written = written
          .replace(line, '')
          .replaceAll(
            new RegExp(`(?<![\\w.$'"\`])${alias}\\.(\\w+)(\\(\\))?`, 'g'),
            (_, key: string, call: string | undefined) => {
              const text = texts.get(key)
              if (text === undefined) throw new Error(`${id}: there is no message ${key}`)
              needsRegistry ||= text.includes('registry.')
              if (call === undefined) return `(${text})`
              return constantOf(text) ?? `(${text})({})`
            },
          )
      }
      return { code: needsRegistry ? `import * as registry from '${REGISTRY}';${written}` : written, map: null }
    },
  }
}

/** The source of each message's function, by its key. */
function readMessages(folder: URL, locale: Locale): Map<string, string> {
  const file = fileURLToPath(new URL(`messages/${locale}.js`, folder))
  const code = readFileSync(file, 'utf8')
  const { program } = parseSync(file, code)
  return new Map(
    program.body.flatMap((statement) => {
      if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
        return []
      return statement.declaration.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' && init ? [[id.name, withoutComments(code.slice(init.start, init.end))] as const] : [],
      )
    }),
  )
}

const withoutComments = (code: string) => code.replaceAll(/\/\*\*[\s\S]*?\*\/ ?/g, '')

/** The text of a message without places, as a literal. */
const constantOf = (text: string): string | undefined =>
  /^\(\) => \{\s*return \((`(?:[^`$\\]|\\.)*`)\)\s*\}$/.exec(text)?.[1]
