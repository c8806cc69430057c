import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { date, paged, paging, timestamp } from '../core/fields.ts'
import { BACKUP_RUN_KINDS } from './words.ts'

const backupRun = z.object({
  id: z.int(),
  kind: z.enum(BACKUP_RUN_KINDS),
  /** in Nepal; also the name of the backup's directory */
  day: date,
  started_at: timestamp,
  /** null while it runs */
  ended_at: timestamp.nullable(),
  /** in English, for the operator; empty where nothing went wrong */
  problem: z.string(),
  /** of a backup that was made */
  bytes: z.number().nullable(),
  /** of a copy: whether everything in it is encrypted; if not, the secret was left out. Null of copies from before this was kept */
  encrypted: z.boolean().nullable(),
})
export type BackupRun = z.output<typeof backupRun>

/** The automatic backups. */
export const backups = define({
  list: {
    method: 'GET',
    path: '/backups',
    access: 'jobs.read',
    summary: 'Backups that the product made by itself, and its tries to restore one, newest first',
    query: z.object(paging()),
    response: paged(backupRun),
  },
})
