import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import { VISIT_CODE_DIGITS, VISIT_CODE_TRIES } from 'contract/complaints/confirmations'
import { CLOSED_STATUSES } from 'contract/complaints/words'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../platform/core/db.ts'
import { Invalid, Problem } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { isCrms } from '../stage/stage.ts'

type Secrets = Pick<Services, 'config' | 'crm'>

/**
 * Makes the code of a planned visit, which stays while the visit is moved, so that what the customer was told holds; of a
 * visit that is called off it is removed.
 */
export async function keepVisitCode(tx: Db, complaint_id: number, isPlanned: boolean): Promise<void> {
  if (!isPlanned) return endVisitCode(tx, complaint_id)
  await tx
    .insertInto('visit_code')
    .values({ complaint_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Ends the code of a visit that took place; the next one gets another. */
export async function endVisitCode(tx: Db, complaintId: number): Promise<void> {
  await tx.deleteFrom('visit_code').where('complaint_id', '=', complaintId).execute()
}

/** The code goes with a visit that becomes another complaint's, so that what the customer was told holds. */
export async function moveVisitCode(tx: Db, from: number, to: number): Promise<void> {
  await endVisitCode(tx, to)
  await tx.updateTable('visit_code').set({ complaint_id: to }).where('complaint_id', '=', from).execute()
  await keepVisitCode(tx, to, true)
}

/**
 * The code of a complaint's planned visit, for its customer alone; empty if none is planned, it is closed, or the CRM
 * completes it, so that nobody asks for one.
 */
export async function visitCodeOf(services: Secrets, db: Db, complaintId: number): Promise<string> {
  const row = await db
    .selectFrom('visit_code')
    .innerJoin('complaint', 'complaint.id', 'visit_code.complaint_id')
    .where('complaint.id', '=', complaintId)
    .where('visit_date', 'is not', null)
    .where('status', 'not in', CLOSED_STATUSES)
    .select(['key', 'job_no'])
    .executeTakeFirst()
  return row && !isCrms(services, row) ? codeOf(services.config.authSecret, row.key) : ''
}

interface GivenCode {
  complaintId: number
  code: string
  /** of who gave it: the same code from the same sender is one try however often it comes */
  key: string
}

/**
 * Counts a try and looks at the code, in no transaction, so that the try counts whatever becomes of the rest. A right code
 * gives its try back. Returns why it is refused: it is wrong, locked, or there is none; undefined where it is right.
 */
export async function whyRefused(
  { db, config }: Secrets & { db: Db },
  { complaintId, code, key }: GivenCode,
): Promise<Problem | undefined> {
  const mark = hmac(`try:${config.authSecret}`, `${key}:${code}`).toString('base64url')
  // The try is counted before it is checked, so fifty concurrent ones get five.
  const counted = await db
    .updateTable('visit_code')
    .set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1), last_try: mark }))
    .where('complaint_id', '=', complaintId)
    .where('wrong_tries', '<', VISIT_CODE_TRIES)
    .where('last_try', '<>', mark)
    .returning(['key', 'wrong_tries'])
    .executeTakeFirst()
  const row = counted ?? (await triedBefore(db, complaintId, mark))
  if (!row) return whyNone(db, complaintId)
  const { authSecret, authSecretBefore = authSecret } = config
  const isRight = [authSecret, authSecretBefore].map((secret) => isSame(codeOf(secret, row.key), code)).includes(true)
  if (!isRight) return wrong(VISIT_CODE_TRIES - row.wrong_tries)
  if (counted)
    await db
      .updateTable('visit_code')
      .set((eb) => ({ wrong_tries: eb('wrong_tries', '-', 1) }))
      .where('complaint_id', '=', complaintId)
      .where('key', '=', row.key)
      .where('wrong_tries', '>', 0)
      .execute()
  return undefined
}

/** The code, where the last try was this one. */
const triedBefore = (db: Db, complaintId: number, mark: string) =>
  db
    .selectFrom('visit_code')
    .where('complaint_id', '=', complaintId)
    .where('last_try', '=', mark)
    .select(['key', 'wrong_tries'])
    .executeTakeFirst()

/** Nobody who has a copy of the database alone knows it. */
const codeOf = (secret: string, key: string): string =>
  String(hmac(`visit:${secret}`, key).readUIntBE(0, 6) % 10 ** VISIT_CODE_DIGITS).padStart(VISIT_CODE_DIGITS, '0')

const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)]
  return timingSafeEqual(one, one.length === other.length ? other : Buffer.alloc(one.length))
}

async function whyNone(db: Db, id: number): Promise<Problem> {
  const known = await db
    .selectFrom('visit_code')
    .where('complaint_id', '=', id)
    .select('complaint_id')
    .executeTakeFirst()
  return known ? refused('code_locked', m.visits_code_locked()) : refused('no_code', m.visits_no_code())
}

const wrong = (left: number): Problem =>
  left > 0
    ? new Invalid({ code: m.visits_code_wrong({ count: left, shown: counted(left) }) })
    : refused('code_locked', m.visits_code_locked())

const refused = (name: string, message: string) => new Problem(422, name, message, { errors: { code: message } })
