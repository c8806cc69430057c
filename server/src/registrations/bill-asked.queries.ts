import type { BillAsked } from 'contract/registrations/endpoints'
import { newestLinkOf } from '../customer-links/customer-link.ts'
import type { Db } from '../platform/core/db.ts'

/** The last SMS that asked for the bill of a registration, or null. */
export async function billAskedOf(db: Db, id: number): Promise<BillAsked | null> {
  const link = await newestLinkOf(db, id)
  return link ? { asked_at: link.created_at, until: link.expires_at, reminded_at: link.reminded_at } : null
}
