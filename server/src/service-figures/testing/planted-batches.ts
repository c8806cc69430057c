import { sql } from 'kysely'
import type { TestApp } from '../../../test/test-app.ts'

interface Planted {
  batch: string
  units: number
  /** those that were complained about a week ago */
  failed: number
}

/** Units of batches, all sold two months ago and approved, some of which failed. */
export async function plantBatches({ build, services: { db } }: TestApp, batches: readonly Planted[]): Promise<void> {
  const { id: customer } = await build.customer()
  for (const { batch, units, failed } of batches) {
    await sql`
      insert into unit (model_name, model_number, serial_number, token, batch)
        select 'Mixer', 'M-1', ${batch}::text || '-' || n, ${batch}::text || n, ${batch}::text from generate_series(1, ${units}::int) n`.execute(
      db,
    )
    await sql`
      insert into registration (customer_id, model_name, model_num, serial_number, store_name, store_location, store_number,
          purchase_date, warranty_issue, warranty_expiry, status, decided_at, created_at)
        select ${customer}, 'Mixer', 'M-1', serial_number, 'Shop', 'Pokhara', '061520000', current_date - 60, current_date - 60, current_date + 300, 'Approved', now() - interval '59 days', now() - interval '60 days'
        from unit where batch = ${batch}`.execute(db)
    await sql`
      insert into complaint (registration_id, customer_id, customer_name, customer_contact, customer_address, email, model_name,
          model_num, serial_number, problem_description, created_at)
        select id, customer_id, 'Asha Rai', '9841000000', 'Pokhara', '', model_name, model_num, serial_number, 'Dead', now() - interval '7 days'
        from registration where serial_number like ${`${batch}-%`} order by id limit ${failed}`.execute(db)
  }
}
