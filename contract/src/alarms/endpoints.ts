import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { byId, done, idNumber, paged, paging, timestamp } from '../core/fields.ts'
import { ALARM_KINDS } from './words.ts'

export const alarm = z.object({
  id: idNumber(),
  kind: z.enum(ALARM_KINDS),
  /** how many there were when the alarm was raised */
  count: z.int(),
  created_at: timestamp,
  dismissed_at: timestamp.nullable(),
  /** empty until it is dismissed */
  dismissed_by: z.string(),
})
export type Alarm = z.output<typeof alarm>

export const alarms = define({
  list: {
    method: 'GET',
    path: '/alarms',
    access: 'alarms.handle',
    summary: 'Unusual numbers of codes or sign-ins over all visitors, and backups that failed, newest first',
    query: z.object(paging()),
    response: paged(alarm),
  },
  dismiss: {
    method: 'POST',
    path: '/alarms/:id/dismiss',
    access: 'alarms.handle',
    summary: 'Take an alarm off what waits for staff',
    params: byId,
    response: done,
  },
})
