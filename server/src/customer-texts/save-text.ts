import { customerText, type customerTexts } from 'contract/customer-texts/endpoints'
import { templateOf, type TextForms } from 'contract/customer-texts/templates'
import { TEXT_FIELDS, type TextKey } from 'contract/customer-texts/words'
import type { Input } from 'contract/core/endpoint'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Invalid } from '../platform/core/problems.ts'
import { differing } from '../platform/database/differing.ts'
import { completed, refuseOldVersion } from '../platform/database/version.ts'
import type { Services } from '../platform/core/services.ts'
import { refusedForms } from './check-text.ts'
import { formsOf } from './customer-text.queries.ts'
import { CUSTOMER_TEXTS } from './customer-text.tags.ts'
import { describeText } from './describe-text.ts'

type Changes = Input<typeof customerTexts.update>['body']

/**
 * Saves the words of a text. What equals this release is not stored, so it follows later ones. This process writes in the
 * new words before it returns; the others when they hear of it. Throws Invalid or ChangedMeanwhile.
 */
export async function saveText(
  services: Services,
  user: Caller,
  key: TextKey,
  { version, ...typed }: Changes,
): Promise<void> {
  const { db, clock, cache, customerTexts } = services
  const form = ownForms(key, typed)
  const refused = refusedForms(services, key, form)
  if (Object.keys(refused).length > 0) throw new Invalid(refused as Record<string, string>)
  await db.transaction().execute(async (tx) => {
    const row = await lockText(tx, key)
    await refuseOldVersion({ version }, row, { schema: customerText, read: () => describeText(services, key, tx) })
    const before = formsOf(key, row)
    const after = completed(form, before)
    const set = differing(before, after)
    if (!set) return
    const { forms } = templateOf(key)
    await tx
      .updateTable('customer_text')
      .set(Object.fromEntries(TEXT_FIELDS.map((name) => [name, after[name] === forms[name] ? null : after[name]])))
      .where('id', '=', row.id)
      .execute()
    await recordAudit(tx, {
      actor: user,
      action: 'customer_text.edit',
      subject: { table: 'customer_text', id: row.id },
      before: { key, ...pick(before, set) },
      after: { key, ...set },
      at: clock.now(),
    })
  })
  await customerTexts.reload()
  await cache.drop([CUSTOMER_TEXTS])
}

/** Without the form for one piece where one reads like several. */
export const ownForms = (
  key: TextKey,
  typed: Partial<Record<keyof TextForms, string | undefined>>,
): Partial<TextForms> =>
  Object.fromEntries(
    TEXT_FIELDS.filter((name) => typed[name] !== undefined && templateOf(key).forms[name] !== '').map((name) => [
      name,
      typed[name]!.trim(),
    ]),
  )

const pick = (forms: TextForms, fields: object) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, forms[name as keyof TextForms]]))

/** The row of a text, locked; a text that was never changed gets it. */
async function lockText(tx: Db, key: TextKey) {
  await tx
    .insertInto('customer_text')
    .values({ key })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return tx.selectFrom('customer_text').where('key', '=', key).selectAll().forUpdate().executeTakeFirstOrThrow()
}
