import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DOCUMENT = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
const ROWS = DOCUMENT.split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

const FILES = globSync('{server,bench,e2e,web,contract}/**/*.test.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
}).map((path) => ({
  path: `/${path}`.replace(/\.tsx?$/, ''),
  text: readFileSync(join(ROOT, path), 'utf8').replaceAll("\\'", "'"),
}))

/** The tests a proof names, `file.test: 'name'`, and what else it says. */
function namedTests(proof: string) {
  const named: { file: string; name: string }[] = []
  const rest = proof.replaceAll(/([\w/.-]+\.test): '(.+?)'(?=;|,|$)/g, (_, file: string, name: string) => {
    named.push({ file, name })
    return ''
  })
  return { named, rest }
}

/** The error in a reference: its file must be unique, and contain the name as a test's or a case's title. */
function wrongWith({ file, name }: { file: string; name: string }) {
  const [only, ...more] = FILES.filter(({ path }) => path.endsWith(`/${file}`))
  if (!only) return `${file} does not exist`
  if (more.length > 0) return `${file} is the name of several files`
  const isTitle = ["'", '"', '`'].some((quote) => only.text.includes(quote + name + quote))
  const isTitleByStorage = only.text.includes(`: ${name}\``)
  return isTitle || isTitleByStorage ? undefined : `${file} has no test '${name}'`
}

test('each proof in docs/security.md is a file that exists, or a test of that name in that file', () => {
  const wrong = ROWS.flatMap(([number, , , proof = '']) => {
    const { named, rest } = namedTests(proof)
    const paths = [...proof.matchAll(/`([^`]*\/[^`]*)`/g)].map(([, path = '']) => path)
    const nameless = [...rest.matchAll(/[\w/.-]*\.test\b/g)].map(([file]) => `${file} without the name of a test`)
    return [
      ...named.map(wrongWith).filter((fault) => fault !== undefined),
      ...paths.filter((path) => !existsSync(join(ROOT, path))).map((path) => `${path} does not exist`),
      ...nameless,
    ].map((fault) => `${number}: ${fault}`)
  })
  expect(wrong).toEqual([])
})

test.each([
  ["no-such.test: 'nothing is allowed that is not named'", 'no-such.test does not exist'],
  [
    "headers.test: 'nothing is allowed that is not named'",
    "headers.test has no test 'nothing is allowed that is not named'",
  ],
  ["csp.test: 'nothing is allowed that is not'", "csp.test has no test 'nothing is allowed that is not'"],
  ["session.test: 'nobody is signed in without a token'", 'session.test is the name of several files'],
])('a wrong name is found: %s', (proof, fault) => {
  expect(namedTests(proof).named.map(wrongWith)).toEqual([fault])
})

test('what is not met has a reason, and no requirement has two rows', () => {
  const numbers = ROWS.map(([number]) => number)
  expect(numbers.length).toBeGreaterThan(0)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(ROWS.filter(([, , reason = '']) => reason === '')).toEqual([])
})
