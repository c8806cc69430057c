import { randomBytes } from 'node:crypto'
import type {
  CUSTOMERS,
  DemoPerson,
  FIELD_ACCOUNTS,
  MONTH,
  NEIGHBOURS,
  REGISTRATIONS,
  SOLD,
  STAFF,
  UNITS,
} from '../../../demo/people.ts'
import { hashPassword } from '../accounts/passwords.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { daysAgo } from './days-ago.ts'

export interface People {
  CUSTOMERS: typeof CUSTOMERS
  FIELD_ACCOUNTS: typeof FIELD_ACCOUNTS
  STAFF: typeof STAFF
  NEIGHBOURS: typeof NEIGHBOURS
  REGISTRATIONS: typeof REGISTRATIONS
  MONTH: typeof MONTH
  SOLD: typeof SOLD
  UNITS: typeof UNITS
}

/** Everyone's numbers. */
export const contactsOf = ({ CUSTOMERS, FIELD_ACCOUNTS, STAFF, NEIGHBOURS }: People): string[] =>
  [STAFF, ...CUSTOMERS, ...FIELD_ACCOUNTS, ...NEIGHBOURS].map(({ contact }) => contact)

/**
 * Password hashes by contact. Only the customers and engineers in the README can sign in: the other passwords are random, and
 * so are those of the demo's staff of the office, which would otherwise stand open on the internet.
 */
export async function hashDemoPasswords(people: People): Promise<Map<string, string>> {
  const unknown = await hashPassword(randomBytes(32).toString('base64url'), 'password')
  const hashes = new Map(contactsOf(people).map((contact) => [contact, unknown]))
  for (const { contact, password } of [...people.CUSTOMERS, ...people.FIELD_ACCOUNTS])
    hashes.set(contact, await hashPassword(password, 'password'))
  return hashes
}

/** Adds accounts. Returns their ids by contact. */
export async function insertPeople(
  { clock }: Services,
  tx: Db,
  { CUSTOMERS, FIELD_ACCOUNTS, STAFF, NEIGHBOURS }: People,
  hashes: Map<string, string>,
): Promise<Map<string, number>> {
  const everybody: (DemoPerson & { role?: 'service_incharge' | 'engineer' | 'customer' })[] = [
    STAFF,
    ...CUSTOMERS,
    ...FIELD_ACCOUNTS,
    ...NEIGHBOURS,
  ]
  const rows = await tx
    .insertInto('account')
    .values(
      everybody
        .toSorted((a, b) => b.joined - a.joined)
        .map((person) => ({
          role: person.role ?? ('customer' as const),
          contact: person.contact,
          firstname: person.firstname,
          lastname: person.lastname,
          email: person.email,
          district: person.district,
          city: person.city,
          customer_address: person.customerAddress,
          gender: person.gender,
          dob: person.dob,
          password_hash: hashes.get(person.contact)!,
          otp_created: daysAgo(clock, person.joined),
          created_at: daysAgo(clock, person.joined),
        })),
    )
    .returning(['id', 'contact'])
    .execute()
  const ids = new Map(rows.map(({ id, contact }) => [contact, id]))
  for (const { contact, engineer } of FIELD_ACCOUNTS)
    await tx
      .updateTable('engineer')
      .set({ account_id: ids.get(contact)! })
      .where('name', '=', engineer)
      .execute()
  return ids
}

/** Adds the units of the register. */
export async function insertUnits({ clock }: Services, tx: Db, { UNITS }: People, modelNames: Map<string, string>) {
  await tx
    .insertInto('unit')
    .values(
      UNITS.toSorted((a, b) => b.made - a.made).map(({ model_num, serial_number, made, batch = '' }) => ({
        model_name: modelNames.get(model_num)!,
        model_number: model_num,
        serial_number,
        batch,
        token: randomBytes(18).toString('base64url'),
        created_at: daysAgo(clock, made),
      })),
    )
    .execute()
}
