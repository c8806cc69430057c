import type { Role } from 'contract/core/roles'
import { sql } from 'kysely'
import type { TestApp } from '../test-app.ts'
import type { TestAccount } from '../factories/builders.ts'

export const CALLERS = [
  'nobody',
  'customer',
  'other customer',
  'product_incharge',
  'service_incharge',
  'admin',
  'engineer',
  'deleted customer',
  'nonsense',
] as const
export type FuzzCaller = (typeof CALLERS)[number]

/** The role by which a caller may do something; none for those whose token is of no use. */
export const ROLE_OF: Record<FuzzCaller, Role | undefined> = {
  nobody: undefined,
  customer: 'customer',
  'other customer': 'customer',
  product_incharge: 'product_incharge',
  service_incharge: 'service_incharge',
  admin: 'admin',
  engineer: 'engineer',
  'deleted customer': undefined,
  nonsense: undefined,
}

export interface Callers {
  /** the value of the Authorization header */
  header(caller: FuzzCaller): string | undefined
  /** Replaces a caller whose session or account is gone. */
  renew(caller: FuzzCaller): Promise<void>
  /** the account of a caller, another one where requests of before deleted it */
  living(caller: FuzzCaller): Promise<TestAccount>
}

/** One account for each kind of caller. */
export async function fuzzCallers({ services, build }: TestApp): Promise<Callers> {
  const accounts = new Map<FuzzCaller, TestAccount>()
  const renew = async (caller: FuzzCaller) => {
    const role = ROLE_OF[caller]
    if (role) accounts.set(caller, await build.customer({ role }))
  }
  for (const caller of CALLERS) await renew(caller)
  const deleted = await build.customer()
  await sql`delete from account where id = ${deleted.id}`.execute(services.db)
  accounts.set('deleted customer', deleted)
  return {
    renew,
    header(caller) {
      if (caller === 'nonsense') return 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwicm9sZSI6ImFkbWluIn0.'
      const token = accounts.get(caller)?.token
      return token && `Bearer ${token}`
    },
    async living(caller) {
      const { id } = accounts.get(caller)!
      const found = await services.db.selectFrom('account').where('id', '=', id).select('id').executeTakeFirst()
      if (!found) await renew(caller)
      return accounts.get(caller)!
    },
  }
}
