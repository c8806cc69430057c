import CircleCheck from 'lucide-react/icons/circle-check'
import type { Alarm } from 'contract/alarms/endpoints'
import type { AlarmKind } from 'contract/alarms/words'
import { api } from '../api/client.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { serialNumber, type Column } from '../lists/column.ts'
import { listLoader } from '../lists/list-loader.ts'
import { ListPage } from '../lists/list-page.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { needs } from '../session/guard.ts'
import { dateTime } from '../ui/format/dates.ts'
import type { Route } from './+types/alarm-list'
import { DismissAlarm } from './dismiss-alarm.tsx'

export const handle: OfficeHandle = { crumbs: () => [{ text: 'Settings' }, { text: 'Alarms' }] }
export const clientMiddleware = [needs('alarms.handle')]
export const clientLoader = listLoader(api.alarms.list, [])
export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  submit({
    schema: async () => (await import('contract/alarms/endpoints')).alarms.dismiss.params,
    values: valuesOf(await request.formData()),
    send: (params) => api.alarms.dismiss({ params }),
  })

const WORDS: Record<AlarmKind, { what: (count: string) => string; advice: string }> = {
  'otp.all': {
    what: (count) => `${count} codes were requested within an hour`,
    advice:
      'Each code is a text message that costs money. Look at the SMS account; new codes stop at five times this number.',
  },
  'login.all': {
    what: (count) => `${count} sign-ins were tried within 15 minutes`,
    advice:
      'Somebody may be guessing passwords. Ask colleagues to choose strong ones; sign-ins from unknown devices stop at five times this number.',
  },
}

const columns: Column<Alarm>[] = [
  serialNumber(),
  {
    header: 'What',
    bar: 'w-64',
    className: 'py-2 whitespace-normal!',
    cell: ({ kind, count, created_at, dismissed_by }) => (
      <>
        <span className="block text-xs font-medium text-ink">{WORDS[kind].what(count.toLocaleString('en-IN'))}</span>
        <span className="block text-ink-3">{WORDS[kind].advice}</span>
        <span className="mt-1 block text-ink-3 tabular-nums md:hidden">
          {dateTime(created_at)}
          {dismissed_by && `, dismissed by ${dismissed_by}`}
        </span>
      </>
    ),
  },
  {
    header: 'When',
    width: 'w-44',
    wide: true,
    bar: 'w-32',
    className: 'tabular-nums',
    cell: ({ created_at }) => dateTime(created_at),
  },
  {
    header: 'Dismissed by',
    width: 'w-40',
    wide: true,
    bar: 'w-24',
    cell: ({ dismissed_by }) => dismissed_by || '–',
  },
  {
    header: 'Actions',
    width: 'w-28',
    bar: 'w-20',
    end: true,
    cell: (alarm) => <DismissAlarm alarm={alarm} />,
  },
]

const screen = {
  title: 'Alarms',
  columns,
  empty: {
    icon: <CircleCheck />,
    title: 'No Data found',
    text: 'Unusual numbers of codes or sign-ins, over all visitors together, appear here.',
  },
}

export const HydrateFallback = () => <ListPage {...screen} list={undefined} />

/** `/baltra-admin-dashboard/all/alarms` */
export default function AlarmList({ loaderData }: Route.ComponentProps) {
  return <ListPage {...screen} list={loaderData} />
}
