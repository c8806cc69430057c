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

test('every requirement has one of four answers, what is not met has a reason, and the sum is right', () => {
  const answers = ROWS.map(([number, , answer = '', reason = '']) => ({ number, answer, reason }))
  const words = new Set(['met', 'n/a', 'operator', '**not met**'])
  expect(answers.filter(({ answer }) => !words.has(answer))).toEqual([])
  expect(answers.filter(({ answer, reason }) => answer === '**not met**' && reason === '')).toEqual([])
  const count = (word: string) => answers.filter(({ answer }) => answer === word).length
  expect(DOCUMENT).toContain(`${count('met')} are met,`)
  expect(DOCUMENT).toContain(`${count('**not met**')} are not met`)
})
