import { completedNews, dispatchedNews, writtenNews } from '../complaints/complaint-news.ts'
import { trackingLink } from '../complaints/outcome/tracking-link.ts'
import { insertNotice, wordsOf, type News } from '../notices/tell-customer.ts'
import { isApproved } from 'contract/registrations/words'
import { isProven } from '../registrations/proven.ts'
import { approvedNews, rejectedNews } from '../registrations/registration-news.ts'
import { monthsLater } from '../registrations/warranty.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'

/** Notices newer than this are unread. */
const UNREAD_MS = 7.5 * 24 * 60 * 60_000

interface Told {
  news: News
  at: string
}

/** Adds the notices of the demo's registrations and complaints; those of the last week are unread. */
export async function insertNotices(services: Services, tx: Db): Promise<void> {
  const told = [...(await ofRegistrations(tx)), ...(await ofComplaints(services, tx))]
  const readBefore = services.clock.now().getTime() - UNREAD_MS
  for (const { news, at } of told.toSorted((a, b) => a.at.localeCompare(b.at)))
    await insertNotice(tx, {
      news,
      words: wordsOf(services, news),
      at,
      readAt: Date.parse(at) < readBefore ? at : null,
    })
}

async function ofRegistrations(tx: Db): Promise<Told[]> {
  const rows = await tx
    .selectFrom('registration')
    .where('decided_at', 'is not', null)
    .selectAll('registration')
    .execute()
  return rows.filter(isProven).map((row) => {
    const expiry = monthsLater(row.purchase_date, row.warranty_months)
    const news = isApproved(row.status)
      ? approvedNews(row, { expiry, points: row.promised_points ?? 0 })
      : rejectedNews(row, row.reason)
    return { news, at: row.decided_at! }
  })
}

async function ofComplaints(services: Services, tx: Db): Promise<Told[]> {
  const rows = await tx.selectFrom('complaint').selectAll().execute()
  const messages = await tx
    .selectFrom('complaint_message')
    .innerJoin('complaint', 'complaint.id', 'complaint_message.complaint_id')
    .where('complaint_message.kind', '=', 'staff')
    .select([
      'complaint.id',
      'customer_id',
      'model_name',
      'job_no',
      'complaint_message.created_at',
      'complaint_message.text',
    ])
    .execute()
  return [
    ...rows.flatMap((row) =>
      row.job_no !== null && row.dispatched_at !== null
        ? [{ news: dispatchedNews(row, row.job_no, trackingLink(services, row)), at: row.dispatched_at }]
        : [],
    ),
    ...rows.flatMap((row) =>
      row.job_closing_date !== null
        ? [{ news: completedNews(row, trackingLink(services, row)), at: row.job_closing_date }]
        : [],
    ),
    ...messages.map((row) => ({ news: writtenNews(row, services.config.publicUrl), at: row.created_at })),
  ]
}
