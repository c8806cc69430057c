import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import type { Input } from 'contract/core/endpoint'
import type { webhooks } from 'contract/webhooks/endpoints'
import { MOST_WEBHOOKS, SECRET_HOURS } from 'contract/webhooks/words'
import { sql } from 'kysely'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { ChangedMeanwhile, Conflict, NotFound } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { lockRows } from '../platform/database/lock-rows.ts'
import { checkedAddress } from './checked-address.ts'
import { newSecret, sealSecret } from './secrets.ts'
import { switchOff } from './switch-off.ts'
import { getWebhook } from './webhook.queries.ts'

type Form = Input<typeof webhooks.add>['body']
type Changes = Input<typeof webhooks.update>['body']

const HOUR_MS = 60 * 60_000

/** Adds a webhook. Returns its id, and its secret, which nobody is shown again. Throws Invalid or Conflict. */
export async function addWebhook(
  { db, clock, config }: Services,
  user: Caller,
  { address, description = '', types }: Form,
): Promise<{ id: number; secret: string }> {
  const values = { address: checkedAddress(address, config), description, types: [...new Set(types)] }
  const secret = newSecret()
  const id = await db.transaction().execute(async (tx) => {
    await sql`lock table webhook in share row exclusive mode`.execute(tx)
    const { total } = await tx
      .selectFrom('webhook')
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow()
    if (total >= MOST_WEBHOOKS) throw new Conflict(m.webhooks_most({ n: counted(MOST_WEBHOOKS) }))
    const at = clock.now()
    const added = await tx
      .insertInto('webhook')
      .values({ ...values, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    // The seal is bound to the number, which is known only now.
    await tx
      .updateTable('webhook')
      .set({ sealed: sealSecret(secret, added.id, config) })
      .where('id', '=', added.id)
      .execute()
    await recordAudit(tx, { actor: user, action: 'webhook.add', subject: subjectOf(added.id), after: values, at })
    return added.id
  })
  return { id, secret }
}

/** Changes where a webhook leads, or of what it is told. Throws NotFound, ChangedMeanwhile or Invalid. */
export async function updateWebhook(services: Services, user: Caller, id: number, form: Changes): Promise<void> {
  const { db, clock, config } = services
  const { version, address, description, types } = form
  const given = {
    ...(address !== undefined && { address: checkedAddress(address, config) }),
    ...(description !== undefined && { description }),
    ...(types !== undefined && { types: [...new Set(types)] }),
  }
  await db.transaction().execute(async (tx) => {
    const before = await lockWebhook(tx, id)
    if (version !== undefined && version !== before.version)
      throw new ChangedMeanwhile({ ...(await getWebhook(tx, id)) })
    if (Object.keys(given).length === 0) return
    const after = await tx
      .updateTable('webhook')
      .set(given)
      .where('id', '=', id)
      .returning(['address', 'description', 'types'])
      .executeTakeFirstOrThrow()
    const told = { address: before.address, description: before.description, types: before.types }
    const at = clock.now()
    await recordAudit(tx, { actor: user, action: 'webhook.edit', subject: subjectOf(id), before: told, after, at })
  })
}

/** Makes a new secret and returns it; the one before signs as well for a day. Throws NotFound. */
export async function rotateSecret({ db, clock, config }: Services, user: Caller, id: number): Promise<string> {
  const secret = newSecret()
  await db.transaction().execute(async (tx) => {
    const { sealed } = await lockWebhook(tx, id)
    const at = clock.now()
    const until = new Date(at.getTime() + SECRET_HOURS * HOUR_MS)
    await tx
      .updateTable('webhook')
      .set({ sealed: sealSecret(secret, id, config), sealed_before: sealed, before_until: until })
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, { actor: user, action: 'webhook.rotate', subject: subjectOf(id), at })
  })
  return secret
}

/** Switches a webhook on or off; what is so already stays so. Throws NotFound. */
export async function turnWebhook({ db, clock }: Services, user: Caller, id: number, on: boolean): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { off_reason } = await lockWebhook(tx, id)
    const at = clock.now()
    if (!on) return switchOff(tx, id, 'by_hand', at, user)
    if (off_reason === null) return
    await tx
      .updateTable('webhook')
      .set({ off_reason: null, failing_since: null, failures: 0, runs_at: null })
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, { actor: user, action: 'webhook.on', subject: subjectOf(id), before: { off_reason }, at })
  })
}

/** Deletes a webhook with its deliveries. Throws NotFound. */
export async function deleteWebhook({ db, clock }: Services, user: Caller, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { address, description, types } = await lockWebhook(tx, id)
    await tx.deleteFrom('webhook').where('id', '=', id).execute()
    const before = { address, description, types }
    await recordAudit(tx, { actor: user, action: 'webhook.delete', subject: subjectOf(id), before, at: clock.now() })
  })
}

/** One webhook, locked until the transaction ends. Throws NotFound. */
export async function lockWebhook(tx: Db, id: number) {
  const [row] = await lockRows(tx, 'webhook', [id])
  if (!row) throw new NotFound(m.webhooks_not_found())
  return row
}

const subjectOf = (id: number) => ({ table: 'webhook', id })
