import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, relative, resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../routes.ts'

const APP = join(import.meta.dirname, '..')

test('the sheet of the site is made from every file that a screen of the site can load', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'site.css'), 'utf8')
  const left = [...sheet.matchAll(/@source not '\.\.\/(.+)'/g)].map(([, glob]) => glob!)
  expect(left.length).toBeGreaterThan(0)
  const files = filesOf(['root.tsx', ...screensOf(routes)])
  expect(files.length).toBeGreaterThan(300)
  expect(
    files.filter((file) => left.some((glob) => matchesGlob(file, glob) || matchesGlob(file, `${glob}/**`))),
  ).toEqual(STYLELESS)
})

/** It has no words for the sheet. */
const STYLELESS = ['missed-searches/use-missed-search.ts', 'office/row-or-absent.ts']

/** They load the sheet of the office. */
const WITH_THE_WHOLE_SHEET = new Set([
  'layouts/office/office-layout.tsx',
  'first-start/first-start.tsx',
  'ui/kit/kit-page.tsx',
])

const screensOf = (entries: RouteConfigEntry[]): string[] =>
  entries
    .filter(({ file }) => !WITH_THE_WHOLE_SHEET.has(file))
    .flatMap(({ file, children = [] }) => [file, ...screensOf(children)])

/** These files and all that they import, at once or later. */
function filesOf(start: string[]): string[] {
  const found = new Set(start.map((file) => join(APP, file)))
  for (const file of found)
    for (const [, from] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+\.tsx?)'/g)) {
      const imported = resolve(dirname(file), from!)
      if (existsSync(imported)) found.add(imported)
    }
  return [...found].map((file) => relative(APP, file))
}
