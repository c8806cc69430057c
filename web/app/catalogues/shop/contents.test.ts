import { expect, test } from 'vitest'
import { entriesIn, type TextRun } from './contents.ts'

const SHEET = { width: 100, height: 200, from: 2, total: 14 }
const run = (str: string, x: number, y: number): TextRun => ({ str, x, y, width: str.length * 2, height: 5 })

test('lines that end with the number of a later page lead there', () => {
  const runs = [
    run('In this catalogue', 10, 180),
    run('Electric Kettle', 10, 160),
    run('3', 80, 160),
    run('Rice Cooker', 10, 150),
    run('5', 80, 150),
    run('Iron', 10, 140),
    run('14', 80, 140),
  ]
  const found = entriesIn(runs, SHEET)
  expect(found.map(({ name, page }) => [name, page])).toEqual([
    ['Electric Kettle', 3],
    ['Rice Cooker', 5],
    ['Iron', 14],
  ])
  expect(found[0]).toMatchObject({ left: 10, top: 16.5, width: 72, height: 5 })
})

test('sizes, the page’s own number and unnamed numbers are not contents entries', () => {
  const sizes = [
    run('Litres', 10, 160),
    run('8', 80, 160),
    run('Cups', 10, 150),
    run('6', 80, 150),
    run('Years', 10, 140),
    run('3', 80, 140),
  ]
  expect(entriesIn(sizes, SHEET)).toEqual([])
  expect(entriesIn([run('Page', 10, 10), run('2', 80, 10), run('9', 80, 40)], SHEET)).toEqual([])
})

test('a Nepali line that is stored in many runs is one name, its number in either script', () => {
  const line = (y: number, runs: string[], page: string) => [
    ...runs.map((str, at) => ({ ...run(str, 10 + at * 3, y), width: 3 })),
    run('……', 50, y),
    run(page, 80, y),
  ]
  const runs = [
    ...line(160, ['के', 'त', 'ली'], '३'),
    ...line(150, ['राइस', 'कु', 'कर'], '5'),
    ...line(140, ['हि', 'टर'], '१४'),
  ]
  const found = entriesIn(runs, SHEET)
  expect(found.map(({ name, page, left }) => [name, page, left])).toEqual([
    ['केतली', 3, 10],
    ['राइसकुकर', 5, 10],
    ['हिटर', 14, 10],
  ])
})
