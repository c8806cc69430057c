import type { DemoMessage } from '../../../demo/requests.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { daysAgo } from './days-ago.ts'

/** Adds the messages of the contact form, in order, with their answers. */
export async function insertEnquiries(
  { clock }: Services,
  tx: Db,
  { messages, staff }: { messages: readonly DemoMessage[]; staff: { firstname: string; lastname: string } },
): Promise<void> {
  const author_name = `${staff.firstname} ${staff.lastname}`
  for (const { at, read, answer, ...message } of messages.toSorted((a, b) => b.at - a.at)) {
    const created_at = daysAgo(clock, at)
    const read_at = read === undefined ? null : daysAgo(clock, read)
    const settled_at = answer === undefined ? null : (read_at ?? created_at)
    const { id } = await tx
      .insertInto('enquiry')
      .values({
        ...message,
        created_at,
        read_at,
        updated_at: read_at ?? created_at,
        ...(settled_at && { state: 'answered', settled_at }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (answer !== undefined && settled_at)
      await tx
        .insertInto('enquiry_answer')
        .values({ enquiry_id: id, way: 'email', text: answer, author_name, at: settled_at })
        .execute()
  }
}
