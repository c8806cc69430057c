import { sql } from 'kysely'
import { unseal } from '../../src/platform/gateways/seal.ts'
import type { Services } from '../../src/platform/core/services.ts'

/** The code in the newest message that waits to be sent to a number; empty where none waits. */
export async function newestCode({ db, config }: Services, contact: string): Promise<string> {
  const { rows } = await sql<{ sealed: string }>`
    select data->>'sealed' as sealed from pgboss.job where name = 'sms.code' and data->>'to' = ${contact}
    order by created_on desc, id desc limit 1`.execute(db)
  const sealed = rows[0]?.sealed
  if (!sealed) return ''
  const text = unseal(sealed, { secret: config.authSecret, purpose: 'sms.code', bound: contact })
  return /\b\d{6}\b/.exec(text)?.[0] ?? ''
}
