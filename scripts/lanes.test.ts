import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './cache.ts'
import { ENGINE, TESTS, type Lane } from './lanes.ts'

const files = globSync('{bench,contract,demo,e2e,scripts,server,web}/**/*.{test,spec}.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/build', '**/.react-router'],
})

const lanesOf = (file: string): string[] =>
  Object.entries(TESTS).flatMap(([project, lanes]) =>
    (Object.keys(lanes) as Lane[])
      .filter((lane) => lanes[lane].some((glob) => matchesGlob(file, glob)))
      .map((lane) => `${project} ${lane}`),
  )

test('each test file is in one lane of one project', () => {
  expect(files.length).toBeGreaterThan(300)
  const wrong = files.map((file) => ({ file, lanes: lanesOf(file) })).filter(({ lanes }) => lanes.length !== 1)
  expect(wrong).toEqual([])
})

test('only server tests run on PostgreSQL too, and each glob matches a file', () => {
  for (const glob of ENGINE) {
    const found = files.filter((file) => matchesGlob(file, glob))
    expect(found, glob).not.toEqual([])
    for (const file of found) expect(lanesOf(file)[0], file).toMatch(/^server /)
  }
})
