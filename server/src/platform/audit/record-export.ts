import type { FileReply } from 'contract/core/endpoint'
import { PEOPLE_LISTS } from 'contract/activity/words'
import type { Locale } from 'contract/core/locale'
import { exportedByPath } from 'contract/core/office-paths'
import type { PeopleList } from 'contract/core/people-lists'
import { m } from 'contract/messages'
import { nameOf } from '../../accounts/person-name.ts'
import type { Caller } from '../core/caller.ts'
import type { Db } from '../core/db.ts'
import { tellAdministrators } from '../../notices/tell-administrators.ts'
import type { Services } from '../core/services.ts'
import { recordAudit } from './audit.ts'
import { sentenceOf } from './sentence.ts'
import type { Row } from './values.ts'

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
  { db, clock, log }: Services,
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

/** The other administrators hear of it, with the words of the log. */
async function tellExported(tx: Db, user: Caller, { after, at }: { after: Row; at: Date }): Promise<void> {
  const name = await nameOf(tx, user.id)
  const news = {
    title: (locale: Locale) => m.notices_oversight_exported_title({ name }, { locale }),
    text: (locale: Locale) =>
      sentenceOf({ actor_id: user.id, name, action: 'list.export', before: null, after }, locale),
    address: exportedByPath(user.id),
  }
  await tellAdministrators(tx, news, { at, except: user.id })
}
