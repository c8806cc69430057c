import type { Locale } from 'contract/core/locale'
import type { NoticeKind } from 'contract/notices/words'
import type { Db } from '../platform/core/db.ts'

/** A message to a member of staff, in both languages. */
export interface StaffNews {
  kind: NoticeKind
  /** a short line: `Sita Rai mentioned you` */
  title: (locale: Locale) => string
  text: (locale: Locale) => string
  /** of the office's screen that shows it */
  address: string
}

/** Tells a member of staff something, as a notice in the office; nothing is sent by SMS. */
export const tellStaff = (tx: Db, accountId: number, { title, text, ...news }: StaffNews, at: Date) =>
  tx
    .insertInto('notice')
    .values({
      ...news,
      account_id: accountId,
      title: title('en'),
      text: text('en'),
      title_ne: title('ne'),
      text_ne: text('ne'),
      created_at: at,
    })
    .execute()
