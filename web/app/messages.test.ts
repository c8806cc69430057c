import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor, type ESTree } from 'vite'
import { ENDING } from 'contract/core/texts/endings'
import { TEXT_KEYS } from 'contract/customer-texts/words'
import { expect, test } from 'vitest'
import { KEPT_WORDS, QUOTES_LATIN, withoutWords, WORDS_OF_CALLS } from './testing/kept-words.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SOURCES = ['web/app/**/*.{ts,tsx}', 'web/*.ts', 'server/src/**/*.ts', 'contract/src/**/*.ts', 'scripts/*.ts']

type Messages = Record<string, unknown>

const read = (folder: string, locale: string): Messages =>
  Object.assign(
    {},
    ...globSync(`${folder}/messages/${locale}/*.json`, { cwd: ROOT }).map(
      (file) => JSON.parse(readFileSync(ROOT + file, 'utf8')) as Messages,
    ),
  ) as Messages

/** The places of a message, marked ones too: `{name}`, `{#link}`. */
const placesOf = (message: unknown): string[] =>
  [...new Set([...JSON.stringify(message).matchAll(/\{(#?\/?\w+)\}/g)].map(([, place = '']) => place))].toSorted()

const inputsOf = (message: unknown): string[] =>
  Array.isArray(message)
    ? (message as { declarations: string[] }[]).flatMap(({ declarations }) =>
        declarations.filter((line) => line.startsWith('input ')),
      )
    : []

const sources = globSync(SOURCES, { cwd: ROOT, exclude: ['**/paraglide/**', '**/*.test.{ts,tsx}'] })
  .map((file) => readFileSync(ROOT + file, 'utf8'))
  .join('\n')

test.each(['web', 'contract'])('the messages of %s say the same in both languages', (folder) => {
  const [english, nepali] = [read(folder, 'en'), read(folder, 'ne')]
  expect(Object.keys(nepali).toSorted()).toEqual(Object.keys(english).toSorted())
  const differing = Object.keys(english).filter(
    (key) =>
      placesOf(english[key]).join() !== placesOf(nepali[key]).join() ||
      inputsOf(english[key]).join() !== inputsOf(nepali[key]).join(),
  )
  expect(differing).toEqual([])
})

test.each(['web', 'contract'])('every message of %s is used', (folder) => {
  const used = new Set([...sources.matchAll(/\b(?:m|words)\.(\w+)/g)].map(([, key]) => key))
  // The defaults of texts to customers are called by their names.
  for (const key of TEXT_KEYS) used.add(`notices_${key}`)
  expect(Object.keys(read(folder, 'en')).filter((key) => !used.has(key))).toEqual([])
})

test('a message is called when it is shown, not while its module loads', () => {
  const early = globSync('web/app/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/paraglide/**', '**/*.test.{ts,tsx}'],
  }).filter((file) =>
    /^(?:export )?const \w+(?:: [^=\n]+)? = (?!.*=>)(?:\{|\[|`|m\.).*\bm\.\w+\(/m.test(
      readFileSync(ROOT + file, 'utf8'),
    ),
  )
  expect(early).toEqual([])
})

test.each(['web', 'contract'])('the Nepali messages of %s are in Nepali, the English ones in English', (folder) => {
  const kept = folder === 'contract' ? [...KEPT_WORDS, ...WORDS_OF_CALLS] : KEPT_WORDS
  const latin = Object.entries(read(folder, 'ne')).flatMap(([key, message]) =>
    QUOTES_LATIN.test(key)
      ? []
      : textsOf(message).filter((text) => /\p{Script=Latin}{2}/u.test(withoutWords(text, kept))),
  )
  expect(latin).toEqual([])
  const devanagari = Object.entries(read(folder, 'en')).filter(
    ([key, message]) =>
      key !== 'categories_office_search_words_help' &&
      /\p{Script=Devanagari}/u.test(withoutWords(textsOf(message).join(), KEPT_WORDS)),
  )
  expect(devanagari).toEqual([])
})

test.each(['web', 'contract'])('the Nepali messages of %s join endings to what stands before them', (folder) => {
  const bare = new RegExp(`\\{/?\\w+\\} (?=${ENDING})`)
  const apart = Object.entries(read(folder, 'ne')).flatMap(([key, message]) =>
    wordsOf(message)
      .filter((text) => bare.test(text))
      .map((text) => `${key}: ${text}`),
  )
  expect(apart).toEqual([])
})

test.each(['web', 'contract'])('the Nepali messages of %s call a thing by its word in the glossary', (folder) => {
  const others = /जब (?:नम्बर|नं)|सेवा (?:नम्बर|नं\.)|सङ्केत:|कुँद|पातामा|(?<!नेम)प्लेटमा|धनीको|[ौै]ं/u
  const found = Object.entries(read(folder, 'ne')).flatMap(([key, message]) =>
    wordsOf(message)
      .filter((text) => others.test(text))
      .map((text) => `${key}: ${text}`),
  )
  expect(found).toEqual([])
})

test('the way out of a dialog is not called what the dialog does', () => {
  const nepali = read('web', 'ne')
  const ways = Object.entries(read('web', 'en')).filter(([, text]) => text === 'Cancel')
  // Out of a dialog, out of a form, and of work that goes on.
  const known = new Set<unknown>(['पर्दैन', 'फर्कनुहोस्', 'रोक्नुहोस्'])
  expect(ways.filter(([key]) => !known.has(nepali[key]))).toEqual([])
})

/** The texts of a message with their places. */
const wordsOf = (message: unknown): string[] =>
  typeof message === 'string'
    ? [message]
    : (message as { match: Record<string, string> }[]).flatMap(({ match }) => Object.values(match))

/** The words of a message without its placeholders. */
const textsOf = (message: unknown): string[] =>
  (typeof message === 'string'
    ? [message]
    : (message as { match: Record<string, string> }[]).flatMap(({ match }) => Object.values(match))
  ).map((text) => text.replaceAll(/\{[^}]*\}/g, ' '))

test('no screen has words of its own: all are messages', () => {
  const own: string[] = []
  for (const file of globSync('web/app/**/*.tsx', {
    cwd: ROOT,
    exclude: ['**/paraglide/**', '**/*.test.tsx', '**/ui/kit/**', '**/testing/**'],
  })) {
    const { program } = parseSync(file, readFileSync(ROOT + file, 'utf8'))
    const note = (text: string) => {
      if (/\p{L}{2}/u.test(withoutWords(text, KEPT_WORDS))) own.push(`${file}: ${text.trim()}`)
    }
    const noteTemplate = (expression: ESTree.Expression | ESTree.JSXEmptyExpression) => {
      if (expression.type === 'TemplateLiteral') expression.quasis.forEach(({ value }) => note(value.raw))
    }
    new Visitor({
      JSXText: ({ value }) => note(value),
      JSXElement: ({ children }) =>
        children.forEach((child) => child.type === 'JSXExpressionContainer' && noteTemplate(child.expression)),
      JSXAttribute: ({ name, value }) => {
        if (name.type !== 'JSXIdentifier' || !IS_READ.test(name.name)) return
        if (value?.type === 'Literal') note(value.value)
        if (value?.type === 'JSXExpressionContainer') noteTemplate(value.expression)
      },
    }).visit(program)
  }
  expect(own).toEqual([])
})

/** The properties whose texts people read or hear. */
const IS_READ =
  /^(aria-label|aria-roledescription|alt|title|label|legend|text|placeholder|heading|help|busyLabel|confirm|verb)$/
