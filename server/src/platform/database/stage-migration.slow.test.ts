import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { embeddedDatabase, migrationsBefore, serverDatabase, TEST_DATABASE_URL } from './test-database.ts'

test('complaints that were dispatched or have a visit no longer read Unassigned, with a step of that time', async () => {
  const { db } = TEST_DATABASE_URL ? await serverDatabase() : await embeddedDatabase()
  await migrate(db, { directory: await migrationsBefore('0031') })
  await sql.raw(BEFORE).execute(db)
  await migrate(db)

  const { rows } = await sql<{ name: string; status: string; steps: string[] }>`
    select customer_name as name, complaint.status, array_agg(
      event.status || ' ' || to_char(event.at at time zone 'UTC', 'DD HH24:MI') || case when automatic then ' automatic' else '' end
      order by event.at, event.id) as steps
    from complaint join complaint_event event on event.complaint_id = complaint.id
    group by complaint.id order by complaint.id`.execute(db)
  expect(rows).toEqual([
    { name: 'untouched', status: 'Unassigned', steps: ['Unassigned 01 08:00'] },
    {
      name: 'dispatched',
      status: 'Service Center Assigned',
      steps: ['Unassigned 01 08:00', 'Service Center Assigned 02 09:30 automatic'],
    },
    {
      name: 'day alone',
      status: 'Service Center Assigned',
      steps: ['Unassigned 01 08:00', 'Service Center Assigned 03 10:00 automatic'],
    },
    {
      name: 'dispatched with technician',
      status: 'Engineer Allocated',
      steps: ['Unassigned 01 08:00', 'Engineer Allocated 03 10:00 automatic'],
    },
    // A step is never before its predecessor.
    {
      name: 'told later',
      status: 'Service Center Assigned',
      steps: ['Unassigned 04 08:00', 'Service Center Assigned 04 08:00 automatic'],
    },
    { name: 'on service', status: 'On Service', steps: ['On Service 01 08:00'] },
    { name: 'cancelled', status: 'Cancelled', steps: ['Cancelled 01 08:00'] },
  ])
})

const BEFORE = `
insert into account (role, firstname, lastname, contact, email, password_hash)
  values ('customer', 'Asha', 'Rai', '9800000001', '', 'x');
create temporary table old (id integer, name text, status text, job_no text, technician text, visit_date date, told_at timestamptz);
insert into old values
  (1, 'untouched', 'Unassigned', null, '', null, '2026-10-01T08:00Z'),
  (2, 'dispatched', 'Unassigned', 'JOB-2', '', null, '2026-10-01T08:00Z'),
  (3, 'day alone', 'Unassigned', null, '', '2026-11-05', '2026-10-01T08:00Z'),
  (4, 'dispatched with technician', 'Unassigned', 'JOB-4', 'Ram Thapa', '2026-11-05', '2026-10-01T08:00Z'),
  (5, 'told later', 'Unassigned', 'JOB-5', '', null, '2026-10-04T08:00Z'),
  (6, 'on service', 'On Service', 'JOB-6', 'Ram Thapa', null, '2026-10-01T08:00Z'),
  (7, 'cancelled', 'Cancelled', 'JOB-7', '', null, '2026-10-01T08:00Z');
insert into registration (customer_id, model_name, model_num, serial_number, store_name, store_location, store_number,
    purchase_date, warranty_issue, warranty_expiry, status)
  select 1, 'Kettle', 'BK-1', 'SN' || id, 'Himal', 'Pokhara', '061', '2026-01-01', '2026-01-01', '2027-01-01', 'Approved'
  from old order by id;
insert into complaint (registration_id, customer_id, customer_name, customer_contact, customer_address, email, model_name,
    model_num, serial_number, purchase_date, problem_description, status, job_no, dispatch_state, dispatched_at, technician, visit_date)
  select id, 1, name, '9800000001', 'Pokhara', '', 'Kettle', 'BK-1', 'SN' || id, '2026-01-01', 'It hums', status, job_no,
    case when job_no is null then 'none' else 'dispatched' end,
    case when job_no is not null then timestamptz '2026-10-02T09:30Z' end, technician, visit_date
  from old order by id;
insert into complaint_event (complaint_id, status, at) select id, status, told_at from old;
insert into complaint_log (complaint_id, kind, at) values (3, 'visit', '2026-10-03T10:00Z'), (4, 'visit', '2026-10-03T10:00Z');
`
