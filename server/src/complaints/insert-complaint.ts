import type { Insertable } from 'kysely'
import type { Db } from '../core/db.ts'
import type { Complaint } from '../core/schema.ts'

/** Inserts a complaint with its first step. Returns its id. Violates `complaint_open` when the product has an open complaint. */
export async function insertComplaint(
  tx: Db,
  complaint: Insertable<Complaint> & { created_at: Date | string },
): Promise<number> {
  const { id } = await tx.insertInto('complaint').values(complaint).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('complaint_event')
    .values({ complaint_id: id, status: 'Unassigned', at: complaint.created_at })
    .execute()
  return id
}

interface Person {
  firstname: string
  lastname: string
  customer_address: string
  city: string
  district: string
}

export const fullName = ({ firstname, lastname }: Person): string => `${firstname} ${lastname}`

/** The address a technician visits: the street address, otherwise city and district. */
export const addressOf = ({ customer_address, city, district }: Person): string =>
  customer_address || `${city}, ${district}`
