import { m } from 'contract/messages'
import type { VisitOutcome } from 'contract/complaints/visit-outcomes'
import { CLOSED_STATUSES } from 'contract/complaints/words'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../platform/core/db.ts'
import { Invalid, Problem } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { insertFile } from '../../platform/files/file.queries.ts'
import type { StoredFile } from '../../platform/files/file-rows.ts'
import type { ComplaintLine } from '../lock-complaint.ts'
import { isCrms } from '../stage/stage.ts'
import { isWorkDone } from './outcome-stages.ts'
import { whyRefused } from './visit-code.ts'

/** What a report says that matters here. */
interface Said {
  outcome: VisitOutcome
  code?: string | undefined
  no_code_reason?: string | undefined
}

/** The code that came with a report, as it was found: right, not needed or left out, or why it is refused. */
export type FoundCode = 'right' | 'none' | Problem

/** With what a customer confirms that the work is done. */
export interface Confirming {
  code: FoundCode
  signature: StoredFile | undefined
}

interface GivenCode {
  complaintId: number
  form: Said
  /** of the report, as its sender made it */
  key: string | undefined
  /** whose visits alone are looked at */
  engineerId?: number
}

/**
 * Looks at the code of a report before its transaction, so that a wrong one counts whatever becomes of the rest. What is wrong
 * with it is told within the transaction: a report that was sent before, or of a visit that changed, has another answer.
 */
export async function findCode(
  services: Services,
  { complaintId, form, key, engineerId }: GivenCode,
): Promise<FoundCode> {
  if (form.code === undefined || !isWorkDone(form)) return 'none'
  let open = services.db
    .selectFrom('complaint')
    .select('id')
    .where('id', '=', complaintId)
    .where('status', 'not in', CLOSED_STATUSES)
  if (engineerId !== undefined) open = open.where('engineer_id', '=', engineerId)
  if (!(await open.executeTakeFirst())) return 'none'
  return (await whyRefused(services, { complaintId, code: form.code, key: key ?? randomUUID() })) ?? 'right'
}

/** Throws for a code that is wrong, locked, or of no visit. */
export function refuseWrongCode({ code }: Confirming): void {
  if (code instanceof Problem) throw code
}

/** How the work was confirmed, as a report keeps it. Throws Invalid for work that is done with neither a code nor a reason. */
export async function confirmationOf(
  services: Services,
  tx: Db,
  before: ComplaintLine,
  { form, confirming: { code, signature } }: { form: Said; confirming: Confirming },
) {
  if (!isWorkDone(form)) return {}
  if (code === 'right') return { confirmation: 'code' as const }
  const { no_code_reason = '' } = form
  if (no_code_reason === '' && !isCrms(services, before)) throw new Invalid({ code: m.visits_code_or_reason() })
  return {
    confirmation: signature ? ('signature' as const) : ('none' as const),
    no_code_reason,
    signature_id: signature ? await insertFile(tx, signature) : null,
  }
}
