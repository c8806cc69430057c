import type { Role } from 'contract/core/roles'
import { insertAccount } from '../../src/accounts/account.queries.ts'
import { hashPassword } from '../../src/accounts/passwords.ts'
import { beginSession } from '../../src/platform/sessions/begin-session.ts'
import type { Services } from '../../src/platform/core/services.ts'

export interface TestAccount {
  id: number
  contact: string
  password: string
  token: string
}

export interface PersonOptions {
  contact?: string
  firstname?: string
  lastname?: string
  email?: string
  role?: Role
  district?: string
  /** of a centre in-charge */
  centre_id?: number
}

const PASSWORD = 'mustard-field-7'
// Hashing is slow on purpose; one hash serves every account of a test run.
const passwordHash = hashPassword(PASSWORD, 'password')
let numbers = 9_840_000_000

export const buildCustomer = (services: Services, options: PersonOptions) =>
  buildAccount(services, { role: 'customer', ...options })
export const buildAdmin = (services: Services, options: PersonOptions) =>
  buildAccount(services, { role: 'admin', ...options })

async function buildAccount(services: Services, options: PersonOptions & { role: Role }): Promise<TestAccount> {
  const {
    contact = String((numbers += 1)),
    firstname = 'Asha',
    lastname = 'Gurung',
    district = 'Kaski',
    email = `${firstname.toLowerCase()}@example.com`,
    role,
    centre_id = null,
  } = options
  const { id } = await insertAccount(services.db, {
    contact,
    firstname,
    lastname,
    district,
    role,
    centre_id,
    city: 'Pokhara',
    customer_address: 'Lakeside 6',
    email,
    gender: 'female',
    dob: '1990-04-14',
    password_hash: await passwordHash,
  })
  const token = await beginSession(services, services.db, { id, role }, 'test')
  return { id, contact, password: PASSWORD, token }
}
