import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'

/** What an account can prove itself with beside its password. */
export interface Factors {
  totp: boolean
  passkey: boolean
  /** recovery codes left */
  recovery: number
}

/** The factors of an account. */
export async function factorsOf(db: Db, accountId: number): Promise<Factors> {
  const { rows } = await sql<Factors>`
    select exists (select from totp where account_id = ${accountId} and secret_sealed is not null) as totp,
      exists (select from passkey where account_id = ${accountId}) as passkey,
      (select count(*)::int from recovery_code where account_id = ${accountId}) as recovery`.execute(db)
  return rows[0]!
}

/** Whether a role's day has come, and nothing was added yet. */
export const isMissing = ({ totp, passkey }: Factors): boolean => !totp && !passkey

/** The loss of an account's factors that its owner or an administrator told of, if any. */
export const lossOf = (db: Db, accountId: number) =>
  db.selectFrom('factor_loss').where('account_id', '=', accountId).selectAll().executeTakeFirst()

export const passkeysOf = (db: Db, accountId: number) =>
  db
    .selectFrom('passkey')
    .where('account_id', '=', accountId)
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .orderBy('id')
    .execute()

/** Whose factors were said to be lost, or whether those of one account were: the one that takes effect first and then the newest. */
export const lossesOf = (db: Db, accountId?: number) =>
  db
    .selectFrom('factor_loss')
    .innerJoin('account', 'account.id', 'factor_loss.account_id')
    .leftJoin('account as allower', 'allower.id', 'factor_loss.allowed_by')
    .select(['account.id', 'account.contact', 'asked_at', 'takes_effect_at'])
    .select([
      sql<string>`account.firstname || ' ' || account.lastname`.as('name'),
      sql<string>`coalesce(allower.firstname || ' ' || allower.lastname, '')`.as('allowed_by'),
    ])
    .$if(accountId !== undefined, (query) => query.where('account.id', '=', accountId!))
    .orderBy('takes_effect_at')
    .orderBy('asked_at', 'desc')
    .execute()
