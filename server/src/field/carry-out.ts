import { m } from 'contract/messages'
import { fieldPath } from 'contract/core/field-path'
import type { Locale } from 'contract/core/locale'
import { fieldCommand, type CommandAnswer, type FieldCommand } from 'contract/field/commands'
import { MAX_ID } from 'contract/core/fields'
import { getOwnEngineer, lockOwnEngineer } from '../engineers/own-engineer.ts'
import { findCode, type Confirming } from '../complaints/visit-reports/confirm-visit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Invalid, Problem } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { isConnectionLost } from '../platform/database/errors.ts'
import { namingTheHolder } from '../registrations/fill-in-registration.ts'
import { enterCommand, JobChanged } from './enter-command.ts'
import { readerOf } from './field-work.ts'
import { hashOf } from './hash-of.ts'
import { jobsOf } from './job.queries.ts'
import { findAnswer, keepAnswer, type KeptAnswer } from './kept-commands.queries.ts'
import { withSignature } from './with-signature.ts'

/** A command as it came: what is not its id is read when it is carried out. */
type Given = { id: string } & Record<string, unknown>

/**
 * Carries out commands of an engineer's phone in the order given. Each is a transaction of its own, is carried out once
 * however often it is sent, and gets the same answer each time. One that fails without its own fault has no answer, and the
 * phone sends it again. The later ones of its job have none either, nor those behind one that was not entered: nothing
 * overtakes what a person has to decide about. Throws Conflict for who is no engineer at work.
 */
export async function carryOut(
  services: Services,
  user: Caller,
  given: readonly Given[],
  locale: Locale,
): Promise<CommandAnswer[]> {
  const { db, log } = services
  const engineer = await getOwnEngineer(db, user)
  const answered: { answer: KeptAnswer; job: number | null }[] = []
  const held = new Set<number | null>()
  let failure: unknown
  for (const one of given) {
    const job = jobIn(one)
    if (job !== null && held.has(job)) continue
    try {
      const answer = await answerTo(services, { user, engineerId: engineer.id }, one)
      answered.push({ answer, job })
      if (answer.state !== 'done') held.add(job)
    } catch (error) {
      if (isOfCall(error)) throw error
      log.error({ err: error, command: one.id }, 'a command from a phone failed')
      failure = error
      held.add(job)
    }
  }
  if (answered.length === 0 && failure !== undefined) throw failure
  const reader = await readerOf(services, engineer.id, locale)
  const jobs = await jobsOf(db, reader, [...new Set(answered.flatMap(({ job }) => job ?? []))])
  return answered.map(({ answer, job }) => ({ ...answer, job: (job !== null && jobs.get(job)) || null }))
}

/** Whether every other command would fail as well. */
const isOfCall = (error: unknown): boolean => error instanceof Problem || isConnectionLost(error)

interface Giving {
  user: Caller
  engineerId: number
}

async function answerTo(services: Services, { user, engineerId }: Giving, given: Given): Promise<KeptAnswer> {
  const { db, clock } = services
  const bodyHash = hashOf(given)
  const known = await recalled(services, user, given.id, bodyHash)
  if (known) return known
  try {
    const command = read(given)
    const report = command.kind === 'report' ? command : undefined
    const code = report
      ? await findCode(services, { complaintId: report.complaint_id, form: report, key: report.id, engineerId })
      : 'none'
    return await namingTheHolder(db, user, report?.serial_number, () =>
      withSignature(services, user, report?.signature, (signature) =>
        db
          .transaction()
          .execute((tx) => enterOnce(services, tx, user, { command, bodyHash, confirming: { code, signature } })),
      ),
    )
  } catch (error) {
    if (!(error instanceof Problem) || !isAnswer(error)) throw error
    const answer = refusalOf(given.id, error)
    await keepAnswer(db, {
      accountId: user.id,
      bodyHash,
      complaintId: jobIn(given),
      seen: '',
      versions: { found: '', left: '' },
      answer,
      at: clock.now(),
    })
    return (await recalled(services, user, given.id, bodyHash)) ?? answer
  }
}

interface Entering {
  command: FieldCommand
  bodyHash: string
  confirming: Confirming
}

async function enterOnce(
  services: Services,
  tx: Db,
  user: Caller,
  { command, bodyHash, confirming }: Entering,
): Promise<KeptAnswer> {
  const engineer = await lockOwnEngineer(tx, user)
  // The same command may have come twice at once.
  const first = await recalled({ db: tx }, user, command.id, bodyHash)
  if (first) return first
  const { versions, message } = await enterCommand(services, tx, { user, engineer }, { command, confirming })
  const answer: KeptAnswer = { id: command.id, state: 'done', message, code: '', errors: {} }
  await keepAnswer(tx, {
    accountId: user.id,
    bodyHash,
    complaintId: command.complaint_id,
    seen: command.seen,
    versions,
    answer,
    at: services.clock.now(),
  })
  return answer
}

/** The answer that the command got before. Throws nothing: another command under the same id is refused, and not remembered. */
async function recalled(
  { db }: Pick<Services, 'db'>,
  user: Caller,
  id: string,
  bodyHash: string,
): Promise<KeptAnswer | undefined> {
  const known = await findAnswer(db, user.id, id)
  if (!known || known.bodyHash === bodyHash) return known?.answer
  const message = m.field_id_taken()
  return { id, state: 'refused', message, code: 'id_taken', errors: { id: message } }
}

/** Throws Invalid with the first message of each field. */
function read(given: Given): FieldCommand {
  const result = fieldCommand.safeParse(given)
  if (result.success) return result.data
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[fieldPath(path) || 'kind'] ??= message
  throw new Invalid(errors)
}

/** Whether a problem is the command's own, and stays the same when it is sent again. */
const isAnswer = ({ statusCode, code }: Problem): boolean =>
  statusCode >= 400 && statusCode < 500 && ![401, 429].includes(statusCode) && code !== 'no_engineer'

function refusalOf(id: string, problem: Problem): KeptAnswer {
  const { message, code, errors } = problem
  if (problem instanceof JobChanged) return { id, state: 'changed', message, code, errors: {} }
  const { lines, ...others } = errors && !Array.isArray(errors) ? errors : {}
  // The ledger speaks of the lines of its forms.
  return { id, state: 'refused', message, code, errors: { ...others, ...(lines !== undefined && { parts: lines }) } }
}

function jobIn({ complaint_id }: Given): number | null {
  const id = Number(complaint_id)
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : null
}
