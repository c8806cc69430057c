import { tellCustomer } from '../../notices/tell-customer.ts'
import type { Db } from '../../platform/core/db.ts'
import { undoableSeconds } from '../../platform/core/undo-time.ts'
import type { Services } from '../../platform/core/services.ts'
import { dispatchedNews, visitNews } from '../complaint-news.ts'
import type { ComplaintLine } from '../lock-complaint.ts'
import { lastStep } from '../complaint-steps.ts'
import { planHappyCall } from '../happy-calls/plan-happy-call.ts'
import { trackingLink } from '../outcome/tracking-link.ts'
import { visitCodeOf } from '../visit-reports/visit-code.ts'
import { tellCompleted } from './tell-completed.job.ts'

/** Tells the customer about a job number, a visit, and the end of the work, after which somebody may call them. */
export async function notifyOfEdit(
  services: Services,
  tx: Db,
  before: ComplaintLine,
  after: ComplaintLine,
): Promise<void> {
  const link = trackingLink(services, after)
  const news = [
    before.job_no === null && after.job_no !== null && dispatchedNews(after, after.job_no, link),
    isOtherVisit(before, after) && visitNewsAfter(before, after, link, await visitCodeOf(services, tx, after.id)),
  ].filter((one) => one !== false)
  for (const one of news) await tellCustomer(tx, services, one)
  if (before.status === 'Completed' || after.status !== 'Completed') return
  await tellLater(services, tx, after)
  await planHappyCall(services, tx, after)
}

/** The end can be taken back for some seconds. */
async function tellLater({ jobs, config }: Services, tx: Db, { id }: ComplaintLine): Promise<void> {
  const step = await lastStep(tx, id)
  if (step) await jobs.enqueue(tx, tellCompleted, { step: step.id }, { afterSeconds: undoableSeconds(config) })
}

/** A technician's new phone number does not notify the customer. */
const isOtherVisit = (before: ComplaintLine, after: ComplaintLine) =>
  before.technician !== after.technician ||
  before.visit_date !== after.visit_date ||
  before.visit_window !== after.visit_window

/** Without its day a visit is called off, also where the engineer stays. */
const visitNewsAfter = (before: ComplaintLine, after: ComplaintLine, link: string, code: string) =>
  visitNews(before.visit_date !== null && after.visit_date === null ? { ...after, technician: '' } : after, link, code)
