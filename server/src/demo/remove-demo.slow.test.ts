import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildEnquiry } from '../../test/factories/enquiry.ts'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { demoState } from './demo-state.ts'
import { loadDemo } from './load-demo.ts'

const IN_USE = '409 There are customers or messages that are not part of the demo, so it cannot be removed'
const CONFIRMED = { body: { confirmation: 'demo' as const } }

// All pictures of the range are encoded again.
test(
  'the demo goes as a whole, not with people of one’s own, and leaves what staff made',
  { timeout: 180_000 },
  async () => {
    const app = await testApp({ work: false })
    const { as, build, services, clock } = app
    const { db } = services
    await loadDemo(services)
    const owner = await build.admin()
    const admin = as(owner)

    const customer = await build.customer()
    expect((await admin.firstStart.get()).data.demo).toBe('in-use')
    expect(await refusedWith(admin.firstStart.removeDemo(CONFIRMED))).toBe(IN_USE)
    await db.deleteFrom('account').where('id', '=', customer.id).execute()
    const enquiry = await buildEnquiry(app.services)
    expect(await refusedWith(admin.firstStart.removeDemo(CONFIRMED))).toBe(IN_USE)
    await db.deleteFrom('enquiry').where('id', '=', enquiry.id).execute()
    expect(await demoState(db)).toBe('removable')

    // What staff changed is theirs, with the places in which it stands.
    const [kettle] = await db.selectFrom('product').select(['id', 'version']).limit(1).execute()
    await admin.products.update({ params: { id: kettle!.id }, body: { version: kettle!.version, price: 4321 } })
    const kept = await db.selectFrom('product').where('id', '=', kettle!.id).selectAll().executeTakeFirstOrThrow()

    clock.pass({ minutes: 16 })
    expect(await refusedWith(admin.firstStart.removeDemo(CONFIRMED))).toMatch(/^403 Please confirm your password/)
    await admin.accounts.confirmPassword({ body: { password: owner.password } })
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => admin.firstStart.removeDemo(CONFIRMED)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

    expect(await db.selectFrom('account').select('id').execute()).toEqual([{ id: owner.id }])
    expect(await db.selectFrom('product').select(['id', 'price']).execute()).toEqual([{ id: kept.id, price: 4321 }])
    expect(await db.selectFrom('category').select('id').execute()).toEqual([{ id: kept.category_id }])
    expect(await db.selectFrom('sub_category').select('id').execute()).toEqual([{ id: kept.sub_category_id }])
    expect(await rowsIn(db, OF_THE_DEMO)).toEqual(Object.fromEntries(OF_THE_DEMO.map((table) => [table, 0])))
    // Only the pictures of the product that stays.
    const { rows: files } = await sql<{ used: boolean }>`
    select id in (select main_image_id from product union select warranty_icon_id from product
      union select gallery_one_id from product union select gallery_two_id from product union select video_id from product
      union select file_id from product_picture union select image_id from category union select banner_id from category
      union select image_id from sub_category) as used from file`.execute(db)
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter(({ used }) => !used)).toEqual([])
    const { data } = await admin.history.list({ params: { subject: 'settings', id: 1 } })
    expect(data[0]?.sentence).toMatch(/ removed the demo$/)
    expect([(await admin.firstStart.get()).data.demo, await loadDemo(services)]).toEqual(['none', false])
  },
)

const OF_THE_DEMO = [
  'catalogue',
  'complaint',
  'complaint_event',
  'engineer',
  'enquiry',
  'notice',
  'part',
  'part_entry',
  'part_move',
  'part_request',
  'part_stock',
  'personalisation',
  'point_entry',
  'quotation',
  'registration',
  'review',
  'service_point',
  'unit',
  'warranty_extension',
  'warranty_package',
] as const

type Db = Parameters<typeof demoState>[0]

async function rowsIn(db: Db, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)
    counts[table] = rows[0]!.n
  }
  return counts
}
