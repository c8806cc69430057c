import type { ActivityEntry } from 'contract/activity/endpoints'
import type { FileReply } from 'contract/core/endpoint'
import type { Db } from '../platform/core/db.ts'
import type { WrittenColumn } from '../platform/sheets/written-column.ts'
import { pagesOf, sheetOf } from '../platform/sheets/write-sheet.ts'
import { pageOfActivity, type ActivityFilter, type Telling } from './activity.queries.ts'

const COLUMNS: WrittenColumn<ActivityEntry>[] = [
  { header: 'Date', width: 18, value: ({ at }) => new Date(at) },
  { header: 'Role', width: 16, value: ({ key_id, actor_role }) => (key_id === null ? actor_role : 'api_key') },
  { header: 'What was done', width: 80, value: ({ sentence }) => sentence },
  { header: 'Kind', width: 18, value: ({ subject }) => subject },
  { header: 'Number', width: 10, value: ({ subject_id }) => subject_id },
  { header: 'Name', width: 32, value: ({ name }) => name },
]

/** The log as a spreadsheet, by its filters. */
export const exportActivity = (
  db: Db,
  { format, ...filter }: ActivityFilter & { format: 'xlsx' | 'csv' },
  telling: Telling,
): FileReply =>
  sheetOf({
    format,
    name: 'activity',
    columns: COLUMNS,
    pages: pagesOf((page) => pageOfActivity(db, { ...filter, ...page }, telling)),
  })
