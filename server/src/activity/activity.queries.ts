import { ACTIVITY_FIELDS } from 'contract/activity/words'
import { meeting } from '../platform/database/meeting.ts'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ActivityEntry } from 'contract/activity/endpoints'
import type { ActivityKind, ActivitySubject } from 'contract/activity/words'
import type { Role } from 'contract/core/roles'
import type { Pagination } from 'contract/core/fields'
import type { Locale } from 'contract/core/locale'
import { HISTORY_SUBJECTS } from 'contract/history/words'
import { VERBS } from '../platform/audit/action-kinds.ts'
import { sentenceOf } from '../platform/audit/sentence.ts'
import type { Db } from '../platform/core/db.ts'
import { byName } from '../platform/database/by-name.ts'
import { betweenDays } from '../platform/database/between-days.ts'
import { containing } from '../platform/database/containing.ts'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import { countOf } from '../platform/database/total-of.ts'
import { isRestorable } from './restorable.ts'

export interface ActivityFilter {
  person?: number | undefined
  key?: number | undefined
  subject?: ActivitySubject | undefined
  kind?: ActivityKind | undefined
  from?: string | undefined
  to?: string | undefined
  search?: string | undefined
  /** conditions in the form they have in the address */
  where?: string | undefined
}

/** The reader the entries are worded for. */
export interface Telling {
  locale: Locale
  now: Date
}

/** One page of the activity log, newest first, in sentences. */
export async function pageOfActivity(
  db: Db,
  { page, per_page, ...filter }: ActivityFilter & PageRequest,
  { locale, now }: Telling,
): Promise<{ data: ActivityEntry[]; pagination: Pagination }> {
  const asked = { page, per_page }
  const shown = found(db, filter).select('audit.id').orderBy('audit.id', 'desc').limit(per_page).offset(offsetOf(asked))
  const [rows, total] = await Promise.all([
    db
      .selectFrom('audit')
      .leftJoin('account', 'account.id', 'audit.actor_id')
      .leftJoin('api_key', 'api_key.id', 'audit.api_key_id')
      .where('audit.id', '=', sql<number>`any(array(${shown}))`)
      .select(['audit.id', 'at', 'actor_id', 'actor_role', 'action', 'subject', 'subject_id', 'before', 'after'])
      .select([
        'api_key_id as key_id',
        'api_key.name as key_name',
        sql<string | null>`account.firstname || ' ' || account.lastname`.as('name'),
        recordName.as('record'),
        recordExists.as('exists'),
        isOfCustomer.as('is_customer'),
        isRestorable(now).as('restorable'),
      ])
      .orderBy('audit.id', 'desc')
      .execute(),
    countOf(db, found(db, filter), asked),
  ])
  const data = rows.map(({ action, before, after, name, key_name, record, ...row }) => ({
    ...row,
    name: record,
    sentence: sentenceOf({ actor_id: row.actor_id, name, key_name, action, before, after }, locale),
  }))
  return { data, pagination: paginationOf(asked, total) }
}

const recordName = sql<string>`coalesce(nullif(audit_name(before, after), ''), case when subject = 'account' then
  (select firstname || ' ' || lastname from account where id = subject_id) end, '')`

/** The subject of an entry is the table of its record. */
const recordExists = sql<boolean>`case subject ${sql.join(
  HISTORY_SUBJECTS.map(
    (table) => sql`when ${sql.lit(table)} then exists (select from ${sql.table(table)} where id = subject_id)`,
  ),
  sql` `,
)} else false end`

const isOfCustomer = sql<boolean>`subject = 'account' and coalesce(
  (select role from account where id = subject_id), before ->> 'role', after ->> 'role', '') = 'customer'`

const verb = sql<string>`split_part(audit.action, '.', 2)`

const ASKED = {
  person: sql`audit.actor_id`,
  key: sql`audit.api_key_id`,
  subject: sql`audit.subject`,
  kind: sql`case ${sql.join(
    Object.entries(VERBS).map(([kind, verbs]) => sql`when ${verb} = any(${[...verbs]}) then ${kind}`),
    sql` `,
  )} else 'other' end`,
}

const found = (db: Db, { person, key, subject, kind, from, to, search, where }: ActivityFilter) =>
  db
    .selectFrom('audit')
    .$if(person !== undefined, (query) => query.where('audit.actor_id', '=', person!))
    .$if(key !== undefined, (query) => query.where('audit.api_key_id', '=', key!))
    .$if(subject !== undefined, (query) => query.where('audit.subject', '=', subject!))
    .$if(kind !== undefined, (query) => query.where(ofKind(kind!)))
    .where(betweenDays('audit.at', { from, to }))
    .$if(!!search, (query) => query.where(about(search!)))
    .where(meeting(where, ACTIVITY_FIELDS, ASKED))

function ofKind(kind: ActivityKind): RawBuilder<SqlBool> {
  if (kind !== 'other') return sql`${verb} = any(${[...VERBS[kind]]})`
  return sql`${verb} <> all(${Object.values(VERBS).flat()})`
}

function about(search: string): RawBuilder<SqlBool> {
  const named = containing(sql`audit_name(audit.before, audit.after)`, search)
  const number = /^#?(\d{1,9})$/.exec(search)?.[1]
  return number ? sql`(audit.subject_id = ${Number(number)} or ${named})` : named
}

/** Every API key, by name. */
export const findKeys = (db: Db): Promise<{ id: number; name: string }[]> =>
  db.selectFrom('api_key').select(['id', 'name']).orderBy(byName('name')).orderBy('id').execute()

/** Staff, also those whose account is deleted. */
export async function findPeople(db: Db): Promise<{ id: number; name: string; role: Role }[]> {
  const { rows } = await sql<{ id: number; name: string; role: Role }>`
    select id, firstname || ' ' || lastname as name, role from account where role <> 'customer'
    union
    select subject_id, coalesce(audit_name(before, null), ''), before ->> 'role' from audit
    where subject = 'account' and action = 'account.delete' and split_part(action, '.', 2) = 'delete'
      and before ->> 'role' <> 'customer' and not exists (select from account where id = subject_id)
    order by 2, 1`.execute(db)
  return rows
}
