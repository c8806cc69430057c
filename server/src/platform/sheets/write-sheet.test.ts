import type { FileReply } from 'contract/core/endpoint'
import { expect, test } from 'vitest'
import { readBytes } from './testing/read-bytes.ts'
import type { WrittenColumn } from './written-column.ts'
import { pagesOf, sheetOf } from './write-sheet.ts'

const inEnglish = (content: FileReply['content']) =>
  typeof content === 'function' ? content('en') : (content as AsyncIterable<Uint8Array>)

interface Row {
  name: string
  price: number | null
  at: Date | null
}

const columns: WrittenColumn<Row>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Price', width: 10, value: ({ price }) => price },
  { header: 'Created', value: ({ at }) => at },
]
const readBack = columns.map(({ header }) => ({ name: header, required: true }))

async function* pages(...rows: Row[][]) {
  yield* rows
}

const bytesOf = async (format: 'xlsx' | 'csv', ...rows: Row[][]) => {
  const { content } = sheetOf({ format, name: 'A: list', columns, pages: pages(...rows) })
  return Buffer.concat(await Array.fromAsync(inEnglish(content)))
}

const rows: Row[] = [
  { name: 'काठमाडौं “Iron”, <b>&amp;\nsteam', price: 4500, at: new Date('2026-01-31T20:00:00Z') },
  { name: '=HYPERLINK("http://evil")', price: -3, at: null },
  { name: '\t+1', price: 0.5, at: null },
  { name: '', price: null, at: new Date('2026-03-01T00:00:00Z') },
]

test('an .xlsx and a .csv hold the rows of all pages, times by the clocks of Nepal', async () => {
  for (const format of ['xlsx', 'csv'] as const) {
    const cells = (await readBytes(await bytesOf(format, rows.slice(0, 1), rows.slice(1)), readBack)).map(
      ({ cells }) => cells,
    )
    expect(cells, format).toMatchObject([
      { Name: 'काठमाडौं “Iron”, <b>&amp;\nsteam', Price: '4500', Created: expect.stringMatching(/^2026-02-01/) },
      { Name: '=HYPERLINK("http://evil")', Price: '-3', Created: '' },
      { Name: '+1', Price: '0.5' },
      { Name: '', Price: '', Created: expect.stringMatching(/^2026-03-01/) },
    ])
  }
})

test('a day is a date of the spreadsheet without a time, and its text in a .csv; half a day stays as it is', async () => {
  const days: WrittenColumn<string>[] = [
    { header: 'Visit', isDay: true, value: (day) => day },
    { header: 'As typed', value: (day) => day },
  ]
  const shape = days.map(({ header }) => ({ name: header, required: true }))
  // A .csv has texts alone, which a program takes for days by their look.
  const thinksDay = { xlsx: ['Visit'], csv: ['Visit', 'As typed'] }
  for (const format of ['xlsx', 'csv'] as const) {
    const paged = async function* () {
      yield ['2026-01-31', '2024']
    }
    const { content } = sheetOf({ format, name: 'Days', columns: days, pages: paged() })
    const bytes = Buffer.concat(await Array.fromAsync(inEnglish(content)))
    const read = await readBytes(bytes, shape)
    expect(read.map(({ cells }) => cells)).toEqual([
      { Visit: '2026-01-31', 'As typed': '2026-01-31' },
      { Visit: '2024', 'As typed': '2024' },
    ])
    // A column of codes says of which cells a spreadsheet program thinks as days.
    const asCodes = await readBytes(
      bytes,
      shape.map((column) => ({ ...column, holds: 'code' as const })),
    )
    expect(asCodes.map(({ damage = {} }) => Object.keys(damage))).toEqual([thinksDay[format], []])
  }
})

test('a text that would be a formula gets an apostrophe; a .csv begins with a byte order mark', async () => {
  const text = (await bytesOf('csv', rows)).toString()
  expect(text.split('\r\n').slice(0, 1)).toEqual(['\uFEFFName,Price,Created'])
  expect(text).toContain(`"'=HYPERLINK(""http://evil"")",-3,`)
  expect(text).toContain(`'\t+1,0.5,`)
  // Full-width signs too, which some programs read like plain ones.
  for (const sign of ['＝', '＋', '－', '＠', '﹦', '﹣'])
    expect((await bytesOf('csv', [{ name: `${sign}1+1`, price: 1, at: null }])).toString()).toContain(`'${sign}1+1`)
})

test('a text that looks like an escape of .xlsx comes back as it was', async () => {
  const name = 'BSF_x0031_60 _x005F_ _x31_'
  expect(await readBytes(await bytesOf('xlsx', [{ name, price: 1, at: null }]), readBack)).toMatchObject([
    { cells: { Name: name } },
  ])
})

test('a list without rows is a sheet with its header', async () => {
  expect((await bytesOf('csv')).toString()).toBe('\uFEFFName,Price,Created\r\n')
  await expect(readBytes(await bytesOf('xlsx'), readBack)).rejects.toThrow('There are no rows')
})

test('pages are fetched one at a time, and no longer once the reader has disconnected', async () => {
  for (const format of ['xlsx', 'csv'] as const) {
    let asked = 0
    const list = async ({ page, per_page }: { page: number; per_page: number }) => {
      asked += 1
      const name = Buffer.from(crypto.getRandomValues(new Uint8Array(30_000)))
        .toString('hex')
        .slice(0, 30_000)
      const pagination = { page, total_pages: 1_000, results_per_page: per_page, total_results: 20_000 }
      return { data: Array.from({ length: 20 }, () => ({ name, price: asked, at: null })), pagination }
    }
    const { content } = sheetOf({ format, name: 'long', columns, pages: pagesOf(list, 20) })
    let bytes = 0
    for await (const chunk of inEnglish(content)) {
      bytes += chunk.length
      if (bytes > 500_000) break
    }
    const before = asked
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked, format).toBe(before)
    expect(asked, format).toBeLessThan(100)
  }
})

test('an error while a list is read breaks the download off', async () => {
  const list = async ({ page }: { page: number }) => {
    if (page === 2) throw new Error('the database is away')
    const pagination = { page, total_pages: 3, results_per_page: 1, total_results: 3 }
    return { data: [rows[0]!], pagination }
  }
  for (const format of ['xlsx', 'csv'] as const) {
    const { content } = sheetOf({ format, name: 'broken', columns, pages: pagesOf(list, 1) })
    await expect(Array.fromAsync(inEnglish(content)), format).rejects.toThrow('the database is away')
  }
})
