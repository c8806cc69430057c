import { may, reachesCentre } from 'contract/core/access'
import type { Locale } from 'contract/core/locale'
import { complaintPath } from 'contract/core/office-paths'
import { m } from 'contract/messages'
import type { Db } from '../platform/core/db.ts'
import { tellStaff, type StaffNews } from '../notices/tell-staff.ts'
import { dispatchErrorText } from './dispatch/dispatch-error.ts'
import type { ComplaintLine } from './lock-complaint.ts'

type Subject = Pick<ComplaintLine, 'id' | 'model_name' | 'owner_id' | 'centre_id'>

/** A colleague named somebody in an internal note. */
export const mentionedNews = (complaint: Subject, { by, text }: { by: string; text: string }): StaffNews => ({
  ...about(complaint, text),
  kind: 'mention',
  title: (locale) => m.notices_mention_title({ name: by }, { locale }),
})

/** A colleague made somebody the owner of a complaint. */
export const assignedNews = (complaint: Subject, by: string): StaffNews => ({
  ...about(complaint),
  kind: 'assigned',
  title: (locale) => m.notices_assigned_title({ name: by }, { locale }),
})

/** The customer wrote. */
export const answeredNews = (complaint: Subject, { by, text }: { by: string; text: string }): StaffNews => ({
  ...about(complaint, text),
  kind: 'answer',
  title: (locale) => m.notices_answer_title({ name: by }, { locale }),
})

/** The CRM refused the complaint, or could not be reached for hours. */
export const dispatchFailedNews = (complaint: Subject, why: string): StaffNews => ({
  ...about(complaint, (locale) => dispatchErrorText(why, locale)),
  kind: 'dispatch_failed',
  title: (locale) => m.notices_dispatch_failed_title({}, { locale }),
})

/** Tells the owner of a complaint, unless there is none, or one who may not open it any more. */
export async function tellOwner(tx: Db, { owner_id, centre_id }: Subject, news: StaffNews, at: Date): Promise<void> {
  if (owner_id === null) return
  const owner = await tx
    .selectFrom('account')
    .select(['role', 'centre_id'])
    .where('id', '=', owner_id)
    .executeTakeFirst()
  if (owner && may(owner.role, 'complaints.read') && reachesCentre(owner, centre_id))
    await tellStaff(tx, owner_id, news, at)
}

const about = ({ id, model_name: model }: Subject, said?: string | ((locale: Locale) => string)) => ({
  address: complaintPath(id),
  text: (locale: Locale) =>
    said === undefined
      ? m.notices_of_complaint({ id, model }, { locale })
      : m.notices_of_complaint_said({ id, model, text: typeof said === 'function' ? said(locale) : said }, { locale }),
})
