import CircleCheck from 'lucide-react/icons/circle-check'
import { alarmText } from 'contract/alarms/alarm-text'
import type { AlarmKind } from 'contract/alarms/words'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { definePlainList } from '../lists/define-plain-list.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { needs } from '../session/guard.ts'
import { dateTime } from '../ui/format/dates.ts'
import type { Route } from './+types/alarm-list'
import { DismissAlarm } from './dismiss-alarm.tsx'
import { whole } from '../ui/format/numbers.ts'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_settings() }, { text: m.office_menu_alarms() }],
}
export const clientMiddleware = [needs('alarms.handle')]
export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  submit(api.alarms.dismiss, { params: { id: String(valuesOf(await request.formData())['id']) } })

const ADVICE: Record<AlarmKind, () => string> = {
  'otp.all': m.alarms_codes_advice,
  'login.all': m.alarms_sign_ins_advice,
  'otp.day': m.alarms_codes_day_advice,
  'emergency.sign-in': m.alarms_emergency_sign_in_advice,
  'backup.failed': m.alarms_backup_failed_advice,
  'backup.uncopied': m.alarms_backup_uncopied_advice,
  'backup.unusable': m.alarms_backup_unusable_advice,
  'disk.low': m.alarms_disk_low_advice,
  'clock.off': m.alarms_clock_off_advice,
  'certificate.ending': m.alarms_certificate_ending_advice,
  'queue.late': m.alarms_queue_late_advice,
  'sms.failing': m.alarms_sms_failing_advice,
  'mail.failing': m.alarms_mail_failing_advice,
  'crm.failing': m.alarms_crm_failing_advice,
  'sms.credit': m.alarms_sms_credit_advice,
  'sms.day': m.alarms_sms_day_advice,
  'codes.late': m.alarms_codes_late_advice,
  'calendar.ending': m.alarms_calendar_advice,
  'calendar.ended': m.alarms_calendar_advice,
  'webhook.off': m.alarms_webhook_off_advice,
}

/** `/baltra-admin-dashboard/all/alarms` */
const list = definePlainList({
  title: m.office_menu_alarms,
  call: api.alarms.list,
  columns: [
    {
      header: m.office_what,
      bar: 'w-64',
      className: 'py-2 whitespace-normal!',
      cell: ({ kind, count, created_at, dismissed_by }) => (
        <>
          <span className="block text-xs font-medium text-ink">{alarmText(kind, whole(count))}</span>
          <span className="block text-ink-3">{ADVICE[kind]()}</span>
          <span className="mt-1 block text-ink-3 tabular-nums md:hidden">
            {dismissed_by
              ? m.alarms_dismissed({ date: dateTime(created_at), name: dismissed_by })
              : dateTime(created_at)}
          </span>
        </>
      ),
    },
    {
      header: m.office_when,
      width: 'w-44',
      wide: true,
      bar: 'w-32',
      className: 'tabular-nums',
      cell: ({ created_at }) => dateTime(created_at),
    },
    {
      header: m.alarms_dismissed_by,
      width: 'w-40',
      wide: true,
      bar: 'w-24',
      cell: ({ dismissed_by }) => dismissed_by || '–',
    },
    {
      header: m.office_actions,
      width: 'w-28',
      bar: 'w-20',
      end: true,
      cell: (alarm) => <DismissAlarm alarm={alarm} />,
    },
  ],
  empty: { icon: <CircleCheck />, title: m.office_nothing_found, text: m.alarms_none_text },
})
export const clientLoader = list.load
export const HydrateFallback = list.Skeleton
export default list.Screen
