import type { EstimateAnswer } from 'contract/complaints/estimate-words'
import type { TimelineEntry } from 'contract/complaints/messages'
import type { Db } from '../../platform/core/db.ts'
import type { Addresses } from '../../platform/files/addresses.ts'
import { addressOf, named } from '../../registrations/paper.ts'
import { dispatchErrorText } from '../dispatch/dispatch-error.ts'
import { mergesOf } from '../merging/merging.queries.ts'
import { stepsTold } from '../visit-reports/visit-steps.ts'
import { messagesOf } from './complaint-message.queries.ts'

/** The whole activity of a complaint, newest last. For staff. Throws NotFound. */
export async function timelineOf(db: Db, files: Addresses, complaintId: number): Promise<TimelineEntry[]> {
  const [messages, steps, activities, waits, told, merges, estimates] = await Promise.all([
    messagesOf(db, files, complaintId),
    db
      .selectFrom('complaint_event')
      .select(['id', 'status', 'description as text', 'by_name as by', 'at'])
      .where('complaint_id', '=', complaintId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('complaint_log')
      .select(['id', 'kind', 'text', 'by_name as by', 'at'])
      .where('complaint_id', '=', complaintId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('complaint_wait')
      .select(['id', 'began_at', 'began_by', 'ended_at', 'ended_by'])
      .where('complaint_id', '=', complaintId)
      .orderBy('id')
      .execute(),
    stepsTold(db, complaintId),
    mergesOf(db, complaintId),
    db
      .selectFrom('repair_estimate')
      .select(['id', 'total', 'made_by_name', 'made_at', 'answer', 'answer_words', 'answered_at'])
      .where('complaint_id', '=', complaintId)
      .orderBy('id')
      .execute(),
  ])
  // Of one moment, what happened stands before what followed from it: a visit before its stage, an estimate before the wait.
  const entries: TimelineEntry[] = [
    ...activities.filter(({ kind }) => kind === 'visited').map(activityEntry),
    ...steps.map((step) => ({ ...step, kind: 'status' as const, read_at: '', photo: '', mentions: [] })),
    ...activities.filter(({ kind }) => kind !== 'visited').map(activityEntry),
    ...messages.map(({ id, kind, author_name: by, text, created_at: at, read_at, photo, mentions }) => ({
      id,
      kind,
      status: '',
      text,
      by,
      at,
      read_at,
      photo,
      mentions,
    })),
    ...estimates.flatMap(estimateEntries),
    // After the message that ends a wait.
    ...waits.flatMap(({ id, began_at, began_by, ended_at, ended_by }) => [
      { ...NOTHING_SAID, id, kind: 'waiting' as const, by: began_by, at: began_at },
      ...(ended_at === null ? [] : [{ ...NOTHING_SAID, id, kind: 'resumed' as const, by: ended_by, at: ended_at }]),
    ]),
    ...told.map((step) => ({ ...NOTHING_SAID, ...step })),
    ...merges.map((merged) => mergeEntry(files, complaintId, merged)),
  ]
  return entries.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

type Activity = Pick<TimelineEntry, 'id' | 'kind' | 'text' | 'by' | 'at'>

const activityEntry = (entry: Activity) => ({
  ...NOTHING_SAID,
  ...entry,
  text: entry.kind === 'failed' ? dispatchErrorText(entry.text) : entry.text,
})

interface Estimated {
  id: number
  total: number
  made_by_name: string
  made_at: string
  answer: EstimateAnswer | null
  answer_words: string
  answered_at: string | null
}

/** That an estimate was sent, and what the customer answered. */
function estimateEntries({ id, total, made_by_name, made_at, answer, answer_words, answered_at }: Estimated) {
  const sent = { ...NOTHING_SAID, id, kind: 'estimated' as const, text: String(total), by: made_by_name, at: made_at }
  if (answer === null) return [sent]
  const kind = answer === 'accepted' ? ('estimate_accepted' as const) : ('estimate_declined' as const)
  return [sent, { ...NOTHING_SAID, id, kind, text: answer_words, by: '', at: answered_at ?? '' }]
}

/** That another complaint was merged into this one, with what it said; or that this one was merged. */
function mergeEntry(
  files: Addresses,
  complaintId: number,
  merged: Awaited<ReturnType<typeof mergesOf>>[number],
): TimelineEntry {
  const at = merged.merged_at ?? ''
  if (merged.id === complaintId)
    return { ...NOTHING_SAID, id: merged.merged_into ?? 0, kind: 'merged_into', by: merged.merged_by, at }
  return {
    ...NOTHING_SAID,
    id: merged.id,
    kind: 'merged',
    text: merged.problem_description,
    by: merged.merged_by,
    at,
    photo: addressOf(files, merged.damaged_image, named('Damage', merged.serial_number)),
  }
}

const NOTHING_SAID = { status: '', text: '', read_at: '', photo: '', mentions: [] as string[] }
