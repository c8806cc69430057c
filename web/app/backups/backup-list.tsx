import type { BackupRunKind } from 'contract/backups/words'
import type { BackupRun } from 'contract/backups/endpoints'
import DatabaseBackup from 'lucide-react/icons/database-backup'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { definePlainList } from '../lists/define-plain-list.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { needs } from '../session/guard.ts'
import { Badge } from '../ui/data/badge.tsx'
import { dateTime, shortDate } from '../ui/format/dates.ts'
import { fileSize } from '../ui/format/file-size.ts'
import { whole } from '../ui/format/numbers.ts'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_settings() }, { text: m.office_menu_backups() }],
}
export const clientMiddleware = [needs('jobs.read')]

const WORDS: Record<BackupRunKind, (of: { date: string }) => string> = {
  backup: m.backups_made,
  copy: m.backups_copied,
  check: m.backups_tried,
}

function whatOf({ kind, day, encrypted }: BackupRun): string {
  const date = shortDate(day)
  if (kind !== 'copy' || encrypted === null) return WORDS[kind]({ date })
  return encrypted ? m.backups_copied_encrypted({ date }) : m.backups_copied_without_key({ date })
}

/** The result, in a few words. */
function Result({ run }: { run: BackupRun }) {
  if (run.ended_at === null) return <Badge tone="wait">{m.backups_running()}</Badge>
  return run.problem === '' ? (
    <Badge tone="green">{m.backups_good()}</Badge>
  ) : (
    <Badge tone="amber">{m.backups_failed()}</Badge>
  )
}

const sizeOf = ({ bytes }: BackupRun): string => (bytes === null ? '–' : fileSize(bytes))

function tookOf({ started_at, ended_at }: BackupRun): string {
  if (ended_at === null) return '–'
  const seconds = (Date.parse(ended_at) - Date.parse(started_at)) / 1000
  return m.backups_seconds({ shown: whole(Math.max(1, Math.round(seconds))) })
}

/** `/baltra-admin-dashboard/all/backups` */
const list = definePlainList({
  title: m.office_menu_backups,
  call: api.backups.list,
  columns: [
    {
      header: m.office_what,
      width: 'md:w-80',
      bar: 'w-48',
      name: (run) => ({ name: whatOf(run), under: run.problem || dateTime(run.started_at) }),
    },
    {
      header: m.office_when,
      width: 'w-44',
      wide: true,
      bar: 'w-32',
      className: 'tabular-nums',
      cell: ({ started_at }) => dateTime(started_at),
    },
    { header: m.backups_took, width: 'w-28', wide: true, bar: 'w-14', className: 'tabular-nums', cell: tookOf },
    { header: m.backups_size, width: 'w-28', wide: true, bar: 'w-16', className: 'tabular-nums', cell: sizeOf },
    { header: m.backups_result, width: 'w-28', bar: 'w-16', cell: (run) => <Result run={run} /> },
    {
      header: m.backups_why,
      width: 'w-72',
      wide: true,
      bar: 'w-40',
      className: 'whitespace-normal!',
      cell: ({ problem }) => problem || '–',
    },
  ],
  empty: { icon: <DatabaseBackup />, title: m.office_nothing_found_stop, text: m.backups_none_text },
  note: m.backups_text,
})
export const clientLoader = list.load
export const HydrateFallback = list.Skeleton
export default list.Screen
