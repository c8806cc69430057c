import { language, type Wording } from 'contract/core/wording'
import { stateText } from '../platform/core/state-text.ts'
import { m } from 'contract/messages'
import { keyActor } from '../platform/audit/sentence.ts'
import { Conflict, NotFound, type Problem } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'

/** What happened meanwhile, and the same with who did it. */
const SENTENCES: Record<string, { plain: Wording; by: (inputs: { who: string }) => string }> = {
  'quotation.approve': { plain: m.quotations_quotation_approved_meanwhile, by: m.quotations_meanwhile_approved_by },
  'quotation.reject': { plain: m.quotations_quotation_rejected_meanwhile, by: m.quotations_meanwhile_rejected_by },
  'quotation.price': { plain: m.quotations_prices_quotation_changed_meanwhile, by: m.quotations_meanwhile_prices_by },
}

/** Explains a conflicting change of a request: the last change and its author. */
export async function changedMeanwhile(tx: Db, id: number): Promise<Problem> {
  const quotation = await tx.selectFrom('quotation').where('id', '=', id).select('status').executeTakeFirst()
  if (!quotation) return new NotFound(m.quotations_quotation_not_found())
  const last = await tx
    .selectFrom('audit')
    .leftJoin('account', 'account.id', 'audit.actor_id')
    .leftJoin('api_key', 'api_key.id', 'audit.api_key_id')
    .where('subject', '=', 'quotation')
    .where('subject_id', '=', id)
    .where('action', 'in', Object.keys(SENTENCES))
    .orderBy('audit.id', 'desc')
    .select(['action', 'firstname', 'lastname', 'api_key.name as key_name'])
    .executeTakeFirst()
  const state = stateText(quotation.status)
  const { plain, by } = SENTENCES[last?.action ?? ''] ?? {
    plain: () => m.quotations_quotation_now({ state }),
    by: ({ who }) => m.quotations_meanwhile_now_by({ state, who }),
  }
  const person = last?.firstname && `${last.firstname} ${last.lastname}`.trimEnd()
  const who = last?.key_name ? keyActor(last.key_name, language()) : person
  return new Conflict(
    who ? by({ who }) : plain(),
    quotation.status === 'Pending' ? 'changed_meanwhile' : 'already_decided',
  )
}
