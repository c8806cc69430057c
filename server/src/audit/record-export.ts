import type { FileReply } from 'contract/core/endpoint'
import { PEOPLE_LISTS } from 'contract/activity/words'
import type { PeopleList } from 'contract/core/people-lists'
import type { Caller } from '../core/caller.ts'
import type { Services } from '../services.ts'
import { recordAudit } from './audit.ts'

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

/** The file has been sent: a failure is only logged. What has no choice of formats is a PDF. */
async function recordExport(
  { db, clock, log }: Services,
  { user, list, query: { format = 'pdf', ...filters } }: Exported,
  sent: { rows: number; complete: boolean },
) {
  const after = { list, format, filters, ...sent }
  const subject = { table: PEOPLE_LISTS[list], id: null }
  try {
    await recordAudit(db, { actor: user, action: 'list.export', subject, after, at: clock.now() })
  } catch (error) {
    log.error({ err: error, list, account: user.id }, 'a list was exported, and that could not be recorded')
  }
}
