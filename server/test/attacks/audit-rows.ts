import { sql } from 'kysely'
import type { TestApp } from '../test-app.ts'

export async function writeAuditRow({ services: { db } }: TestApp): Promise<void> {
  await db.insertInto('audit').values({ action: 'product.add', subject: 'product', subject_id: 1 }).execute()
}

/** All of them as text, oldest first. */
export async function auditRows({ services: { db } }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`select audit::text as row from audit order by id`.execute(db)
  return rows.map(({ row }) => row)
}
