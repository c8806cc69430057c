import CircleCheck from 'lucide-react/icons/circle-check'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { definePlainList } from '../lists/define-plain-list.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { needs } from '../session/guard.ts'
import { dateTime } from '../ui/format/dates.ts'
import { failedJobAction } from './failed-job-action.ts'
import { FailedJobActions } from './failed-job-actions.tsx'
import { jobName } from './job-name.ts'
import { whole } from '../ui/format/numbers.ts'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_settings() }, { text: m.office_menu_failed_jobs() }],
}
export const clientMiddleware = [needs('jobs.read')]
export const clientAction = failedJobAction

/** `/baltra-admin-dashboard/all/failed-jobs` */
const list = definePlainList({
  title: m.office_menu_failed_jobs,
  call: api.jobs.listFailed,
  columns: [
    {
      header: m.office_what,
      width: 'md:w-64',
      bar: 'w-32',
      className: 'max-md:py-2 max-md:whitespace-normal',
      cell: ({ name, about, error, attempts, failed_at }) => (
        <>
          <span className="block text-xs font-medium text-ink">{jobName(name)}</span>
          <span className="block text-ink-3 md:truncate">{about}</span>
          <span className="mt-1 block break-words md:hidden">{error}</span>
          <span className="mt-1 block text-ink-3 tabular-nums md:hidden">
            {m.jobs_attempts_until({ count: attempts, shown: whole(attempts), date: dateTime(failed_at) })}
          </span>
        </>
      ),
    },
    {
      header: m.jobs_error,
      width: 'w-80',
      wide: true,
      bar: 'w-48',
      className: 'py-2 whitespace-normal! break-words',
      cell: ({ error }) => error,
    },
    {
      header: m.jobs_attempts,
      width: 'w-20',
      wide: true,
      bar: 'w-6',
      className: 'tabular-nums',
      cell: ({ attempts }) => attempts,
    },
    {
      header: m.office_when,
      width: 'w-44',
      wide: true,
      bar: 'w-32',
      className: 'tabular-nums',
      cell: ({ failed_at }) => dateTime(failed_at),
    },
    {
      header: m.office_actions,
      width: 'w-13 md:w-52',
      bar: 'w-6 md:w-32',
      end: true,
      cell: (job) => <FailedJobActions job={job} />,
    },
  ],
  empty: { icon: <CircleCheck />, title: m.office_nothing_found_stop, text: m.jobs_none_text },
})
export const clientLoader = list.load
export const HydrateFallback = list.Skeleton
export default list.Screen
