import { Conflict, NotFound, type Problem } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'

const SENTENCES: Record<string, string> = {
  'quotation.approve': 'This quotation was approved meanwhile',
  'quotation.reject': 'This quotation was rejected meanwhile',
  'quotation.price': 'The prices of this quotation were changed meanwhile',
}

/** Explains a conflicting change of a request: the last change and its author. */
export async function changedMeanwhile(tx: Db, id: number): Promise<Problem> {
  const quotation = await tx.selectFrom('quotation').where('id', '=', id).select('status').executeTakeFirst()
  if (!quotation) return new NotFound('Quotation not found')
  const last = await tx
    .selectFrom('audit')
    .leftJoin('account', 'account.id', 'audit.actor_id')
    .where('subject', '=', 'quotation')
    .where('subject_id', '=', id)
    .where('action', 'in', Object.keys(SENTENCES))
    .orderBy('audit.id', 'desc')
    .select(['action', 'firstname', 'lastname'])
    .executeTakeFirst()
  const sentence = SENTENCES[last?.action ?? ''] ?? `This quotation is ${quotation.status.toLowerCase()} by now`
  const actor = last?.firstname ? ` by ${last.firstname} ${last.lastname}`.trimEnd() : ''
  return new Conflict(`${sentence}${actor}`, quotation.status === 'Pending' ? 'changed_meanwhile' : 'already_decided')
}
