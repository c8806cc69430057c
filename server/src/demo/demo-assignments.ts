import { isClosed } from 'contract/complaints/words'
import type { DemoEngineer } from '../../../demo/engineers.ts'
import { centreFor } from '../complaints/assignment/centre-for.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { dayAgo } from './days-ago.ts'

/** Adds the engineers of the demo's service centres. */
export async function insertEngineers(tx: Db, engineers: readonly DemoEngineer[]): Promise<void> {
  const centres = await tx.selectFrom('service_point').select(['id', 'name']).execute()
  const categories = await tx.selectFrom('category').select(['id', 'name']).execute()
  const idOf = (rows: readonly { id: number; name: string }[], name: string) =>
    rows.find((row) => row.name === name)!.id
  await tx
    .insertInto('engineer')
    .values(
      engineers.map(({ centre, skills, ...person }) => ({
        ...person,
        centre_id: idOf(centres, centre),
        skills: skills.map((name) => idOf(categories, name)),
        days_off: [6],
      })),
    )
    .execute()
}

/**
 * Gives the demo's complaints to service centres and engineers, as the service would have. One that is Unassigned only
 * has its centre proposed; an open one that an engineer has is visited in these days.
 */
export async function assignComplaints({ clock }: Services, tx: Db, owner: number): Promise<void> {
  const engineers = await tx.selectFrom('engineer').select(['id', 'name', 'phone', 'centre_id']).orderBy('id').execute()
  const complaints = await tx
    .selectFrom('complaint')
    .select(['id', 'status', 'zone', 'district', 'customer_id', 'technician', 'visit_date', 'visit_window'])
    .orderBy('id')
    .execute()
  for (const [place, { id, status, technician, visit_date, ...complaint }] of complaints.entries()) {
    const named = engineers.find(({ name }) => name === technician)
    const centre_id = named?.centre_id ?? (await centreFor(tx, complaint))?.id ?? null
    if (status === 'Unassigned' || centre_id === null) {
      await tx.updateTable('complaint').set({ centre_id }).where('id', '=', id).execute()
      continue
    }
    const engineer = named ?? engineers.find((one) => one.centre_id === centre_id)!
    // Finished work was done by engineers who have left.
    const isGiven = named !== undefined || (!isClosed(status) && status !== 'Service Center Assigned')
    await tx
      .updateTable('complaint')
      .set({
        centre_id,
        centre_chosen: true,
        owner_id: place % 2 === 0 ? owner : null,
        ...(isGiven && { engineer_id: engineer.id, technician: engineer.name, technician_contact: engineer.phone }),
        ...(isGiven &&
          !isClosed(status) && {
            visit_date: visit_date ?? dayAgo(clock, -(place % 3)),
            visit_window: (['10-13', '13-16', '16-19'] as const)[place % 3]!,
          }),
      })
      .where('id', '=', id)
      .execute()
  }
}
