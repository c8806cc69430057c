import type { CommandAnswer } from 'contract/field/commands'
import type { CommandState } from 'contract/field/words'
import type { Db } from '../platform/core/db.ts'

/** What is remembered of the answer to a command; the job is read anew each time. */
export type KeptAnswer = Omit<CommandAnswer, 'job'>

interface Kept {
  accountId: number
  bodyHash: string
  complaintId: number | null
  seen: string
  /** of one that is done: the versions of the job before it and after */
  versions: { found: string; left: string }
  answer: KeptAnswer
  at: Date
}

/** The answer that a command of an account got, with the mark of what it said. */
export async function findAnswer(
  db: Db,
  accountId: number,
  id: string,
): Promise<{ bodyHash: string; answer: KeptAnswer } | undefined> {
  const row = await db
    .selectFrom('field_command')
    .select(['id', 'body_hash', 'state', 'code', 'message', 'errors'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { body_hash: bodyHash, errors, ...answer } = row
  // Written by `keepAnswer` alone.
  return { bodyHash, answer: { ...answer, errors: errors as Record<string, string> } }
}

/** Remembers an answer, unless the command has one. */
export async function keepAnswer(db: Db, kept: Kept): Promise<void> {
  const { id, state, code, message, errors } = kept.answer
  await db
    .insertInto('field_command')
    .values({
      account_id: kept.accountId,
      id,
      body_hash: kept.bodyHash,
      complaint_id: kept.complaintId,
      seen: kept.seen,
      found_version: kept.versions.found,
      left_version: kept.versions.left,
      state,
      code,
      message,
      errors,
      at: kept.at,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
    .execute()
}

/** As many of a visit's commands as wait for a line, and more. */
const LONGEST_CHAIN = 50

/**
 * Whether somebody who saw a job in one version may act on it in its present one, because nothing but their own commands, all
 * of them based on what they knew, happened since.
 */
export async function isOwnDoing(
  db: Db,
  { accountId, complaintId, seen, version }: { accountId: number; complaintId: number; seen: string; version: string },
): Promise<boolean> {
  const done = await db
    .selectFrom('field_command')
    .select(['seen', 'found_version', 'left_version'])
    .where('account_id', '=', accountId)
    .where('complaint_id', '=', complaintId)
    .where('state', '=', 'done' satisfies CommandState)
    .orderBy('position', 'desc')
    .limit(LONGEST_CHAIN)
    .execute()
  let present = version
  for (const one of done) {
    if (one.left_version !== present) return false
    if (one.seen === seen || one.found_version === seen) return true
    present = one.found_version
  }
  return false
}
