import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import type { Endpoint } from 'contract/core/endpoint'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openArchive } from '../../src/platform/sheets/xlsx-archive.ts'
import { buildCampaign } from '../factories/campaign.ts'
import { buildComplaint } from '../factories/complaint.ts'
import { buildEnquiry } from '../factories/enquiry.ts'
import { buildExtendable } from '../factories/extension.ts'
import { buildPersonalisation } from '../factories/personalisation.ts'
import { buildQuotation } from '../factories/quotation.ts'
import { buildReview } from '../factories/review.ts'
import { testApp, type TestApp } from '../test-app.ts'
import { EXPORTS } from '../calls/endpoints.ts'
import { PATIENT } from './patient.ts'

/** What a program for spreadsheets takes for the beginning of a formula, also behind white space. */
const BEGINNINGS = ['=', '+', '-', '@', '\t', '\r', '\n\u00a0=']
const FORMULA = /^\s*[=+\-@]|^[\t\r]/

test('whatever text begins like a formula is text in every export', PATIENT, async () => {
  const world = await hostileWorld()
  const columns = await textColumns(world)
  const [unsafe, untouched]: [unknown[], unknown[]] = [[], []]
  for (const beginning of BEGINNINGS) {
    for (const column of columns) await writeEverywhere(world, column, beginning)
    for (const { name, endpoint } of EXPORTS) {
      const cells = cellsOfCsv(await fetchSheet(world, endpoint, 'csv'))
      for (const cell of cells) if (FORMULA.test(cell)) unsafe.push([name, cell])
      if (!cells.some((cell) => cell.startsWith(`'${beginning}`))) untouched.push([name, beginning])
    }
  }
  expect(unsafe).toEqual([])
  // Each export has shown one, so that none passes by being empty.
  expect(untouched).toEqual([])
  for (const { name, endpoint } of EXPORTS) {
    const xml = await sheetXml(world, await fetchSheet(world, endpoint, 'xlsx'))
    expect(xml, name).not.toMatch(/<f[ >]/)
    const texts = [...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => text)
    expect(
      texts.filter((text) => FORMULA.test(text)),
      name,
    ).toEqual([])
    expect(
      texts.some((text) => text.startsWith("'")),
      name,
    ).toBe(true)
  }
})

/** A row of everything that is exported. */
async function hostileWorld() {
  const tested = await testApp({ work: false })
  const { as, build, services } = tested
  const admin = await build.admin()
  const { customer, id, long } = await buildExtendable(services, build)
  await as(customer).extensions.request({ body: { stock_id: id, package_id: long.id } })
  const complaint = await buildComplaint(services, { customer })
  const visit = { outcome: 'part_needed' as const, visited_on: '2026-01-31', note: 'Burnt', labour: 500, paid: 500 }
  await as(admin).visitReports.add({ params: { id: complaint.id }, body: visit })
  const quotation = await buildQuotation(services, { customer })
  await buildPersonalisation(services, { customer })
  await buildReview(services, { customer })
  const campaign = await buildCampaign(services, { customer })
  await buildEnquiry(services)
  await build.unit()
  await build.servicePoint()
  const { id: repaired } = await buildComplaint(services, { customer: await build.customer() })
  await as(admin).complaints.changeStatus({ params: { id: repaired }, body: { status: 'Completed' } })
  await services.db.updateTable('happy_call').set({ call_from: '2020-01-01', call_until: '2099-01-01' }).execute()
  // Nothing of it came or went: the ledger keeps what is written in it.
  await build.partRequest({ complaint: complaint.id, part_id: (await build.part()).id })
  return { ...tested, admin, customer, quotation, campaign }
}
type World = Awaited<ReturnType<typeof hostileWorld>>

interface TextColumn {
  table: string
  column: string
}

/** Every column with user text, found in the database itself, so that new ones are covered. */
async function textColumns({ services }: TestApp): Promise<TextColumn[]> {
  const { rows } = await sql<TextColumn>`
    select column_info.table_name as "table", column_info.column_name as "column"
    from information_schema.columns column_info
    where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER'
      and table_name not in ('audit', 'file', 'schema_migration', 'upload', 'upload_part')
      and exists (select from information_schema.columns own where own.table_schema = 'public'
        and own.table_name = column_info.table_name and own.column_name = 'id' and own.data_type = 'integer')
      and column_name <> 'password_hash'`.execute(services.db)
  return rows
}

/** A column with a fixed set of values keeps its value. */
async function writeEverywhere({ services }: TestApp, { table, column }: TextColumn, beginning: string) {
  const hostile = sql`${beginning}::text || 'SUM(1)*' || id`
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${hostile}`
    .execute(services.db)
    .catch((error: unknown) => {
      if ((error as { code?: string }).code !== '23514') throw error
    })
}

/** By caller: a customer exports their own selected rows. */
async function fetchSheet(world: World, { path, access }: Endpoint, format: string): Promise<Buffer> {
  const { app, admin, customer, quotation, campaign } = world
  const [{ token }, selected] = access === 'portal.use' ? [customer, `&ids=${quotation.id}`] : [admin, '']
  const answer = await app.inject({
    url: `/api${path.replace(':id', String(campaign.id))}?format=${format}${selected}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect([path, answer.statusCode]).toEqual([path, 200])
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/)
  return answer.rawPayload
}

const cellsOfCsv = (bytes: Buffer): string[] => (parse(bytes, { bom: true }) as string[][]).flat()

async function sheetXml({ services }: TestApp, bytes: Buffer): Promise<string> {
  const path = join(services.config.dataDir, 'exported.xlsx')
  await writeFile(path, bytes)
  const archive = await openArchive(path)
  const xml = Buffer.concat(await Readable.from(archive.read('xl/worksheets/sheet1.xml')).toArray()).toString()
  archive.close()
  return xml
}
