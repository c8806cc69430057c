import { sql, type SqlBool } from 'kysely'

/** Whether an account's first and last name contain what was typed, whatever its case, accents and spaces. */
export const isNamed = (typed: string) =>
  sql<SqlBool>`account.full_name like '%' || plain(${typed.replace(/\s+/g, ' ').replace(/[\\%_]/g, '\\$&')}) || '%'`
