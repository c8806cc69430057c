import { sql } from 'kysely'
import { updateDueTimes } from '../../src/complaints/clock/update-due-times.ts'
import { fileComplaint } from '../../src/complaints/file-complaint.ts'
import type { Services } from '../../src/platform/core/services.ts'
import type { TestAccount } from './account.ts'
import { buildRegistration, callerOf } from './registration.ts'
import { film, photo, staged } from './sample-files.ts'

export interface ComplaintOptions {
  customer?: TestAccount
  model_name?: string
  model_num?: string
  serial_number?: string
  problem_type?: string
  problem_description?: string
}

/** What a customer sends to file a complaint. */
export const complaintForm = async () => ({
  problem_type: 'Motor',
  problem_description: 'It hums and does not turn',
  damaged_image: await photo(),
  damaged_Video: film(),
  warranty_image: await photo(),
})

/** The same as its service receives it. */
export const stagedComplaint = async (services: Services) => ({
  problem_type: 'Motor',
  problem_description: 'It hums and does not turn',
  damaged_image: await staged(services, 'damaged_image', 'image'),
  damaged_Video: await staged(services, 'damaged_Video', 'video'),
  warranty_image: await staged(services, 'warranty_image', 'image'),
})

/** A complaint about a new approved product. */
export async function buildComplaint(
  services: Services,
  { problem_type = 'Motor', problem_description = 'It hums and does not turn', ...product }: ComplaintOptions = {},
) {
  const registration = await buildRegistration(services, { ...product, status: 'Approved' })
  const { customer, serial_number } = registration
  const form = { ...(await stagedComplaint(services)), problem_type, problem_description }
  const id = await fileComplaint(services, callerOf(customer, 'customer'), registration.id, form)
  return { id, customer, serial_number, registration: registration.id }
}

/** Backdates a complaint with its steps, visit and due times; moving the clock instead would end the test's sessions. */
export async function ageComplaint({ db }: Services, id: number, days: number): Promise<void> {
  const earlier = (column: 'created_at' | 'at') => sql<string>`${sql.ref(column)} - make_interval(days => ${days}::int)`
  await db
    .updateTable('complaint')
    .set({ created_at: earlier('created_at'), visit_date: sql<string | null>`visit_date - ${days}::int` })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('complaint_event')
    .set({ at: earlier('at') })
    .where('complaint_id', '=', id)
    .execute()
  await updateDueTimes(db, [id])
}
