import type { DemoMessage } from '../../../../demo/requests.ts'
import type { Db } from '../../core/db.ts'
import type { Services } from '../../services.ts'
import { daysAgo } from './days-ago.ts'

/** Adds the messages of the contact form, in order. */
export async function insertEnquiries({ clock }: Services, tx: Db, messages: readonly DemoMessage[]): Promise<void> {
  const rows = messages
    .toSorted((a, b) => b.at - a.at)
    .map(({ at, read, ...message }) => {
      const created_at = daysAgo(clock, at)
      const read_at = read === undefined ? null : daysAgo(clock, read)
      return { ...message, created_at, read_at, updated_at: read_at ?? created_at }
    })
  await tx.insertInto('enquiry').values(rows).execute()
}
