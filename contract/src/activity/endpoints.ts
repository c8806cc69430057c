import { m } from 'contract/messages'
import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { ROLES } from '../core/roles.ts'
import { define } from '../core/endpoint.ts'
import { byId, day, done, idNumber, many, paged, paging, timestamp } from '../core/fields.ts'
import { exportOf } from '../core/sheets.ts'
import { ACTIVITY_KINDS, ACTIVITY_SUBJECTS, ACTIVITY_FIELDS } from './words.ts'

const entry = z.object({
  id: z.int(),
  at: timestamp,
  /** null for the system itself */
  actor_id: z.int().nullable(),
  actor_role: z.string(),
  /** the API key that acted, for which the actor answers */
  key_id: z.int().nullable(),
  /** as a sentence in the language of the page: `Sita Rai approved the registration` */
  sentence: z.string(),
  subject: z.string(),
  subject_id: z.int().nullable(),
  /** the record's name, as far as it was recorded */
  name: z.string(),
  /** whether the record still exists */
  exists: z.boolean(),
  /** whether an account among the records is of a customer */
  is_customer: z.boolean(),
  /** whether it is a deletion that can be taken back now */
  restorable: z.boolean(),
})
/** Something that somebody did. */
export type ActivityEntry = z.output<typeof entry>

const filters = {
  /** what an account did, itself or by the keys for which it answers */
  person: idNumber(m.activity_id_person_expected).optional(),
  /** an API key */
  key: idNumber().optional(),
  subject: z.enum(ACTIVITY_SUBJECTS, { error: m.activity_kind_record_expected }).optional(),
  kind: z.enum(ACTIVITY_KINDS, { error: m.activity_kind_action_expected }).optional(),
  from: day(m.core_day_expected).optional(),
  /** the last day */
  to: day(m.core_day_expected).optional(),
  /** the number of a record, or a part of its name */
  search: z.string().trim().max(100).optional(),
  where: asked(ACTIVITY_FIELDS),
}

/** The log of all that was done, over all records. */
export const activity = define({
  list: {
    method: 'GET',
    path: '/office/activity',
    access: 'activity.read',
    summary: 'Who did what and when, newest first',
    query: z.object({ ...filters, ...paging(50) }),
    response: paged(entry),
  },
  export: exportOf({
    path: '/office/activity/export',
    access: 'activity.read',
    summary: 'Who did what and when as a spreadsheet, by the filters of the log',
    filters,
    people: 'activity',
  }),
  people: {
    method: 'GET',
    path: '/office/activity/people',
    access: 'activity.read',
    summary: 'Members of staff by whom the log can be filtered, by name; also those whose account is deleted',
    response: many(z.object({ id: z.int(), name: z.string(), role: z.enum(ROLES) })),
  },
  keys: {
    method: 'GET',
    path: '/office/activity/keys',
    access: 'activity.read',
    summary: 'API keys by which the log can be filtered, by name; also those that have ended',
    response: many(z.object({ id: z.int(), name: z.string() })),
  },
  restore: {
    method: 'POST',
    path: '/office/activity/:id/restore',
    access: 'records.delete',
    summary: 'Restore the record that a deletion in the log took away, under its old number',
    params: byId,
    response: done,
  },
})
