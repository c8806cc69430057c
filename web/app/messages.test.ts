import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

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
