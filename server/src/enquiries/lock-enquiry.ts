import type { Selectable } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import type { Enquiry } from '../platform/core/schema.ts'
import { notFound } from './enquiry.queries.ts'

export type EnquiryLine = Selectable<Enquiry>

/** Locks a message until the transaction ends and reads it. Throws NotFound. */
export async function lockEnquiry(tx: Db, id: number): Promise<EnquiryLine> {
  const enquiry = await tx.selectFrom('enquiry').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!enquiry) throw notFound()
  return enquiry
}
