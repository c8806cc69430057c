import { tellCustomer } from '../../notices/tell-customer.ts'
import type { Db } from '../../core/db.ts'
import type { Services } from '../../services.ts'
import { completedNews, dispatchedNews, visitNews } from '../complaint-news.ts'
import type { ComplaintLine } from '../lock-complaint.ts'
import { trackingLink } from '../outcome/tracking-link.ts'

/** Tells the customer about a job number, a visit, and the end of the work. */
export async function notifyOfEdit(
  services: Services,
  tx: Db,
  before: ComplaintLine,
  after: ComplaintLine,
): Promise<void> {
  const link = trackingLink(services, after)
  const news = [
    before.job_no === null && after.job_no !== null && dispatchedNews(after, after.job_no, link),
    isOtherVisit(before, after) && visitNews(after, link),
    before.status !== 'Completed' && after.status === 'Completed' && completedNews(after, after.job_no),
  ].filter((one) => one !== false)
  for (const one of news) await tellCustomer(tx, services, one)
}

/** A new phone number of the technician is no news. */
const isOtherVisit = (before: ComplaintLine, after: ComplaintLine) =>
  before.technician !== after.technician || before.visit_date !== after.visit_date
