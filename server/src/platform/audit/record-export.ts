import type { FileReply } from 'contract/core/endpoint'
import { PEOPLE_LISTS } from 'contract/activity/words'
import type { PeopleList } from 'contract/core/people-lists'
import type { Caller } from '../core/caller.ts'
import type { Db } from '../core/db.ts'
import type { Services } from '../core/services.ts'
import { recordAudit } from './audit.ts'
import type { Row } from './values.ts'

/** Tells whoever oversees exports of one, in the transaction that records it. */
export type TellExported = (tx: Db, user: Caller, exported: { after: Row; at: Date }) => Promise<void>

declare module '../core/services.ts' {
  interface Services {
    tellExported: TellExported
  }
}

interface Exported {
  user: Caller
  list: PeopleList
  query: Record<string, unknown>
}

/** The same file, whose sending is recorded before its end arrives: what was exported, never the data. */
export function recordedExport(services: Services, exported: Exported, file: FileReply): FileReply {
  const { content, rows } = file
  const record = (complete: boolean) => recordExport(services, exported, { rows: rows?.() ?? 0, complete })
  return {
    ...file,
    content: (locale) => recording(typeof content === 'function' ? content(locale) : inOnePart(content), record),
  }
}

/** Also a connection that breaks off has brought rows. */
async function* recording(content: AsyncIterable<Uint8Array>, record: (complete: boolean) => Promise<void>) {
  let complete = false
  try {
    yield* content
    complete = true
  } finally {
    await record(complete)
  }
}

async function* inOnePart(content: Uint8Array | AsyncIterable<Uint8Array>) {
  if (content instanceof Uint8Array) yield content
  else yield* content
}

/** The file has been sent: a failure is only logged. What has no choice of formats is a PDF, a paper for the day's work. */
async function recordExport(
  { db, clock, log, tellExported }: Services,
  { user, list, query: { format = PAPER, ...filters } }: Exported,
  sent: { rows: number; complete: boolean },
) {
  const after = { list, format, filters, ...sent }
  const subject = { table: PEOPLE_LISTS[list], id: null }
  try {
    await db.transaction().execute(async (tx) => {
      const at = clock.now()
      await recordAudit(tx, { actor: user, action: 'list.export', subject, after, at })
      if (format !== PAPER) await tellExported(tx, user, { after, at })
    })
  } catch (error) {
    log.error({ err: error, list, account: user.id }, 'a list was exported, and that could not be recorded')
  }
}

const PAPER = 'pdf'
