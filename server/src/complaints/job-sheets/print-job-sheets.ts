import { m } from 'contract/messages'
import type { FileReply } from 'contract/core/endpoint'
import type { Locale } from 'contract/core/locale'
import { reachOf, type Caller } from '../../platform/core/caller.ts'
import { today } from '../../platform/core/clock.ts'
import { NotFound, Problem } from '../../platform/core/problems.ts'
import { voiceOf } from '../../customer-texts/voice.ts'
import { faultReader } from '../../faults/fault-choices.queries.ts'
import { letterheadOf } from '../../platform/papers/letterhead.ts'
import type { Services } from '../../platform/core/services.ts'
import { documentThread } from '../../platform/threads/document-thread.ts'
import { trackingLink } from '../outcome/tracking-link.ts'
import type { DayOfEngineer, JobSheets } from './job-sheet.ts'
import { jobDeclaration } from './job-declaration.ts'
import { findJobSheets } from './job-sheet.queries.ts'

const draw = documentThread(
  new URL('./job-sheet-thread.ts', import.meta.url),
  () => new Problem(503, 'busy', m.complaints_job_sheets_could_not_drawn_time(), { retryAfter: 5 }),
)

interface Wanted {
  user: Caller
  ids: readonly number[]
  locale: Locale
  filename?: string
  /** puts a list of these visits before the sheets */
  day?: DayOfEngineer
}

/** The job sheets of complaints as a PDF, drawn in a worker thread. Throws NotFound where none of them is there. */
export async function printJobSheets(
  services: Services,
  { user, ids, locale, filename, day }: Wanted,
): Promise<FileReply> {
  const found = await findJobSheets(services.db, ids, reachOf(user))
  if (found.length === 0) throw new NotFound(m.core_complaint_not_found())
  const read = await faultReader(services.db, locale)
  const sheets = found.map(({ tracking_token, earlier, ...sheet }) => ({
    ...sheet,
    fault: read(sheet.problem_type),
    earlier: earlier.map(({ problem_type, ...repair }) => ({ ...repair, fault: read(problem_type) })),
    address: trackingLink(services, { tracking_token }),
  }))
  return {
    content: await drawSheets(services, { locale, sheets, ...(day && { day }) }),
    rows: () => found.length,
    ...(filename && { filename }),
  }
}

/** These job sheets as a PDF, in the brand's words of now. */
export async function drawSheets(
  services: Services,
  { locale, ...rest }: Pick<JobSheets, 'locale' | 'sheets' | 'day'>,
): Promise<Uint8Array> {
  const document: JobSheets = {
    ...rest,
    locale,
    // Bills and warranty cards have their days in AD, which stands first; the other calendar stands beside it.
    calendar: 'ad',
    letterhead: await letterheadOf(services),
    today: today(services.clock),
    declaration: jobDeclaration(voiceOf(services, locale)),
  }
  return draw(document)
}
