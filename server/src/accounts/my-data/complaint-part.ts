import { stageForCustomer } from 'contract/complaints/words'
import { sql } from 'kysely'
import { isoTime } from '../../platform/database/iso-time.ts'
import { keyOf } from './kept-files.ts'
import type { Part, Row } from './part.ts'

export const complaints: Part = {
  name: 'complaints',
  title: 'Your complaints',
  tables: [
    'complaint',
    'complaint_event',
    'complaint_message',
    'happy_call',
    'repair_estimate',
    'repair_estimate_part',
    'repair_payment',
    'visit_part',
    'visit_photo',
    'visit_report',
  ],
  rows: async (db, id, { keep }) => {
    const rows = await db
      .selectFrom('complaint')
      .where('customer_id', '=', id)
      .select(['id', 'model_name', 'model_num', 'serial_number', 'purchase_date', 'problem_type'])
      .select(['problem_description', 'status', 'job_no', 'visit_date', 'technician', 'technician_contact'])
      .select(['customer_name', 'customer_contact', 'customer_address', 'email', 'zone', 'area'])
      .select(['district', 'local_level', 'ward'])
      .select(['created_at', 'job_closing_date', 'confirmed_at', 'reopened_at', 'rating', 'rating_text'])
      .select([keyOf('damaged_image_id').as('photo'), keyOf('warranty_image_id').as('card')])
      .select(keyOf('damaged_video_id').as('film'))
      .select([steps, estimates, visits, calls, payments, messages])
      .orderBy('id')
      .execute()
    return Promise.all(
      rows.map(async ({ photo, card, film, status, steps, visits, messages, ...row }) => ({
        ...row,
        status: stageForCustomer(status, 'en'),
        photograph: await keep(photo, 'complaints', [row.model_name, row.id, 'photograph']),
        warranty_card: await keep(card, 'complaints', [row.model_name, row.id, 'warranty-card']),
        video: await keep(film, 'complaints', [row.model_name, row.id, 'video']),
        steps: steps.map((step) => ({ ...step, status: stageForCustomer(step.status, 'en') })),
        visits: await Promise.all(
          visits.map(async ({ id: visit, signature, taken, ...said }): Promise<Row> => ({
            ...said,
            signature: await keep(signature, 'complaints', [row.model_name, row.id, 'signature', visit]),
            photographs: await Promise.all(
              taken.map(async ({ key, side, position }): Promise<Row> => ({
                side,
                photograph: await keep(key, 'complaints', [row.model_name, row.id, 'visit', visit, side, position]),
              })),
            ),
          })),
        ),
        messages: await Promise.all(
          messages.map(async ({ id: message, photo: taken, ...said }) => ({
            ...said,
            photograph: await keep(taken, 'complaints', [row.model_name, row.id, 'message', message]),
          })),
        ),
      })),
    )
  },
}

const steps = sql<{ status: string; description: string; at: string }[]>`(
  select coalesce(json_agg(json_build_object('status', status, 'description', description, 'at', ${isoTime(sql.ref<string>('at'))})
    order by at, id), '[]')
  from complaint_event where complaint_id = complaint.id)`.as('steps')

/** What repairs were estimated at, with the parts, and what the customer said to it. */
const estimates = sql<Row[]>`(
  select coalesce(json_agg(json_build_object('made_at', ${isoTime(sql.ref<string>('made_at'))}, 'valid_until', valid_until,
    'labour', labour, 'visit_charge', visit_charge, 'total', total, 'note', note, 'answer', answer,
    'answer_words', answer_words, 'answered_at', ${isoTime(sql.ref<string>('answered_at'))},
    'parts', (select coalesce(json_agg(json_build_object('name', name, 'number', number, 'count', count, 'price', price)
      order by name, part_id), '[]') from repair_estimate_part where estimate_id = repair_estimate.id)) order by id), '[]')
  from repair_estimate where complaint_id = complaint.id)`.as('estimates')

/** What came of visits, with the parts that went in. */
const visits = sql<
  (Row & { id: number; signature: string | null; taken: { key: string; side: string; position: number }[] })[]
>`(
  select coalesce(json_agg(json_build_object('id', id, 'signature', ${keyOf('signature_id')}, 'visited_on', visited_on, 'outcome', outcome, 'technician', engineer_name,
    'finding', finding, 'note', note, 'labour', labour, 'visit_charge', visit_charge, 'due', due, 'paid', paid,
    'confirmed_by', confirmation, 'without_code_because', no_code_reason,
    'parts', (select coalesce(json_agg(json_build_object('name', name, 'number', number, 'count', count, 'price', price)
      order by name, part_id), '[]') from visit_part where report_id = visit_report.id),
    'taken', (select coalesce(json_agg(json_build_object('key', ${keyOf('file_id')}, 'side', side, 'position', position)
      order by side desc, position), '[]') from visit_photo where report_id = visit_report.id and file_id is not null))
    order by id), '[]')
  from visit_report where complaint_id = complaint.id)`.as('visits')

/** When they were called after the repair, and what they said. */
const calls = sql<Row[]>`(
  select coalesce(json_agg(json_build_object('called_at', ${isoTime(sql.ref<string>('at'))}, 'tries', tries, 'works', case when is_fixed then 'yes' when not is_fixed then 'no' end,
    'paid_to_the_technician', told_paid, 'friendly', friendly, 'note', note) order by id), '[]')
  from happy_call where complaint_id = complaint.id and at is not null)`.as('happy_calls')

/** What was paid, by receipt; one that is void says since when. */
const payments = sql<Row[]>`(
  select coalesce(json_agg(json_build_object('receipt', number, 'amount', amount, 'method', method,
    'paid_at', ${isoTime(sql.ref<string>('at'))}, 'void_since', ${isoTime(sql.ref<string>('voided_at'))}) order by id), '[]')
  from repair_payment where complaint_id = complaint.id)`.as('payments')

/** Messages between the customer and staff, without internal notes. */
const messages = sql<(Row & { id: number; photo: string | null })[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'photo', ${keyOf('photo_id')}, 'from', case kind when 'customer' then 'you' else 'service' end,
    'text', text, 'created_at', ${isoTime(sql.ref<string>('created_at'))}) order by id), '[]')
  from complaint_message where complaint_id = complaint.id and kind in ('customer', 'staff'))`.as('messages')
