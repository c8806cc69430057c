import {
  EVENT_SUBJECTS,
  EVENT_TYPES,
  happeningsOf,
  TEST_EVENT,
  type EventSubject,
  type Happening,
} from 'contract/webhooks/events'
import { m } from '#messages'
import { whole } from '../ui/format/numbers.ts'

const SUBJECTS: Record<EventSubject, () => string> = {
  registration: m.webhooks_of_registration,
  complaint: m.webhooks_of_complaint,
  visit: m.webhooks_of_visit,
  quotation: m.webhooks_of_quotation,
  personalisation: m.webhooks_of_personalisation,
  extension: m.webhooks_of_extension,
  review: m.webhooks_of_review,
  product: m.webhooks_of_product,
  customer: m.webhooks_of_customer,
}

const HAPPENINGS: Record<Happening, () => string> = {
  created: m.webhooks_created,
  changed: m.webhooks_changed,
  decided: m.webhooks_decided,
  status_changed: m.webhooks_status_changed,
  scheduled: m.webhooks_scheduled,
  cancelled: m.webhooks_cancelled,
  answered: m.webhooks_answered,
  moderated: m.webhooks_moderated,
  sale_changed: m.webhooks_sale_changed,
  deleted: m.webhooks_happened_deleted,
}

/** What a kind of record is called. */
export const subjectLabel = (subject: EventSubject): string => SUBJECTS[subject]()

/** What happened to a record, in a word. */
export const happeningLabel = (happening: Happening): string => HAPPENINGS[happening]()

/** A type of event in words; one of another version as it is. */
function typeLabel(type: string): string {
  const [subject = '', happening = ''] = type.split('.')
  if (subject === 'webhook') return m.webhooks_test_event()
  const of = (SUBJECTS as Partial<Record<string, () => string>>)[subject]
  const what = (HAPPENINGS as Partial<Record<string, () => string>>)[happening]
  return of && what ? m.webhooks_type({ subject: of(), happening: what() }) : type
}

/** What an event is about: its type and the number of the record. */
export const eventLabel = ({ type, subject_id }: { type: string; subject_id: number }): string =>
  type === TEST_EVENT ? typeLabel(type) : m.webhooks_event_of({ type: typeLabel(type), id: whole(subject_id) })

/** Types of events in words, by kind of record; a kind alone where all that can happen to it is among them. */
export function typesText(types: readonly string[]): string {
  if (types.length === EVENT_TYPES.length) return m.webhooks_all_events()
  return EVENT_SUBJECTS.flatMap((subject) => {
    const all = happeningsOf(subject)
    const chosen = all.filter((happening) => types.includes(`${subject}.${happening}`))
    if (chosen.length === 0) return []
    if (chosen.length === all.length) return subjectLabel(subject)
    return m.webhooks_type({ subject: subjectLabel(subject), happening: chosen.map(happeningLabel).join(', ') })
  }).join('; ')
}
