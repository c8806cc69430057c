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

test('a page that Chromium printed: sizes are part of names, digit by digit, and the short ि is where it is read', () => {
  // Text, place and width of each run, as pdf.js tells them.
  const PRINTED: Record<number, [string, number, number][]> = {
    729: [
      ['के', 33.7, 9.7],
      ['त', 43.5, 7],
      ['ली', 51, 12.1],
      [' १', 66, 6.4],
      ['.', 72, 2.3],
      ['५', 74.2, 6.6],
      [' \u0000ल', 82.5, 12.6],
      ['टर', 95.2, 10.8],
      [' ३', 402.7, 6],
    ],
    697: [
      ['िम', 33.7, 11],
      ['क्सर', 45, 20.6],
      [' ७५०', 66, 20.9],
      [' वा', 90, 10.6],
      ['ट', 101, 6.3],
      [' ७', 400.5, 8.3],
    ],
    665: [
      ['\u0000ह', 33.7, 10.3],
      ['टर', 44.2, 10.8],
      [' १', 57, 6.4],
      ['.', 63, 2.3],
      ['५', 65.2, 6.6],
      [' १०', 396, 12.6],
    ],
    632: [
      ['प', 33.7, 7.1],
      ['ङ्', 40.5, 8],
      ['खा', 48.7, 13.6],
      [' ११', 65.2, 12.3],
      [' इन्च', 79.5, 17.3],
      [' १३', 396.7, 12],
    ],
  }
  const runs = Object.entries(PRINTED).flatMap(([y, line]) =>
    line.map(([str, x, width]) => ({ str, x, y: Number(y), width, height: 12 })),
  )
  const found = entriesIn(
    runs.toSorted((a, b) => b.y - a.y),
    { width: 595, height: 842, from: 1, total: 14 },
  )
  expect(found.map(({ name, page }) => [name, page])).toEqual([
    ['केतली १.५ लिटर', 3],
    ['मिक्सर ७५० वाट', 7],
    ['हिटर १.५', 10],
    ['पङ्खा ११ इन्च', 13],
  ])
})
