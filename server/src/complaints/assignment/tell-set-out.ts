import { isClosed } from 'contract/complaints/words'
import { tellCustomer } from '../../notices/tell-customer.ts'
import type { Db } from '../../platform/core/db.ts'
import type { Services } from '../../platform/core/services.ts'
import { setOutNews } from '../complaint-news.ts'
import type { ComplaintLine } from '../lock-complaint.ts'
import { trackingLink } from '../outcome/tracking-link.ts'

/**
 * Tells the customer that the technician is on the way, once for each visit, and keeps since when. Returns whether it did:
 * not without a planned visit, and not of a closed complaint. The caller has locked the complaint.
 */
export async function tellSetOut(services: Services, tx: Db, complaint: ComplaintLine, at: Date): Promise<boolean> {
  if (complaint.visit_date === null || complaint.set_out_at !== null || isClosed(complaint.status)) return false
  await tx.updateTable('complaint').set({ set_out_at: at }).where('id', '=', complaint.id).execute()
  await tellCustomer(tx, services, setOutNews(complaint, trackingLink(services, complaint)))
  return true
}
