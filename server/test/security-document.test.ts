import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DOCUMENT = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
const ROWS = DOCUMENT.split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

test('each proof in docs/security.md is a file or a test that there is', () => {
  const files = globSync('{server,bench,e2e,web,contract}/**/*.test.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**'],
  })
  const tests = files.map((file) => readFileSync(join(ROOT, file), 'utf8').replaceAll("\\'", "'")).join('\n')
  const missing = ROWS.flatMap(([, , , , proof = '']) => [
    ...[...proof.matchAll(/`([^`]*\/[^`]*)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(ROOT, path))),
    ...[...proof.matchAll(/: (['"])(.{12,}?)\1(?=$|;|,| )/g)]
      .map(([, , name = '']) => name)
      .filter((name) => !tests.includes(name)),
    ...[...proof.matchAll(/([a-z][\w/.-]*\.test)\b/g)]
      .map(([, name = '']) => name)
      .filter((name) => !files.some((file) => `/${file}`.replace(/\.tsx?$/, '').endsWith(`/${name}`))),
  ])
  expect(missing).toEqual([])
})

test('every requirement has an answer, what is met names a test, what is not met has a reason, and the sum is right', () => {
  const answers = ROWS.map(([number, , answer = '', reason = '', proof = '']) => ({ number, answer, reason, proof }))
  const words = new Set(['met', 'by reading', 'n/a', 'operator', '**not met**'])
  expect(answers.filter(({ answer }) => !words.has(answer))).toEqual([])
  expect(answers.filter(({ answer, reason }) => answer === '**not met**' && reason === '')).toEqual([])
  const namesTest = /\.test\b: ['"].{8,}['"]/
  expect(answers.filter(({ answer, proof }) => answer === 'met' && !namesTest.test(proof))).toEqual([])
  const count = (word: string) => answers.filter(({ answer }) => answer === word).length
  expect(DOCUMENT).toContain(`${count('met')} are met,`)
  expect(DOCUMENT).toContain(`${count('by reading')} hold by reading,`)
  expect(DOCUMENT).toContain(`${count('**not met**')} are not met`)
})
