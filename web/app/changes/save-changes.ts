import type { CallOptions } from 'contract/core/client'
import type { HistorySubject } from 'contract/history/words'
import { redirect } from 'react-router'
import { m } from '#messages'
import { ApiError } from '../api/api-error.ts'
import type { ParamsOf, SavingEndpoint } from '../forms/body-of.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submissionOf, valuesOf, type Form } from '../forms/submit.ts'
import { checkAndUpload } from '../forms/upload.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import { lastEvent, type ClashRefusal, type Decided } from './clash.ts'
import {
  changedFields,
  clashingFields,
  differingFields,
  sentValues,
  shownStored,
  shownTyped,
  type ComparedField,
  type Typed,
  type Versioned,
} from './compared-fields.ts'
import { whole } from '../ui/format/numbers.ts'

interface Saving<Row> {
  request: Request
  subject: HistorySubject
  fields: readonly ComparedField<Row>[]
  /** the values to send, if they differ from the typed text */
  values?: (form: FormData) => Typed
  /** what is sent for the changed values, if it is more */
  complete?: (values: Record<string, unknown>) => Record<string, unknown>
  /** where to go once it is saved; without, the screen stays */
  goTo?: string
}

/**
 * Saves only the changed fields of a record's form. Changes that another person made to other fields are kept; for the
 * same fields it returns the clash to be decided, and everything stays in the form.
 */
export async function saveChanges<E extends SavingEndpoint, Row extends Versioned>(
  endpoint: E,
  { request, subject, fields, values = valuesOf, complete = (sent) => sent, goTo, ...input }: Saving<Row> & ParamsOf<E>,
): Promise<Refusal | ClashRefusal | Response | null> {
  const given = await request.formData()
  const seen = jsonIn(given, 'before') as Row
  // Written by the dialog, from the row that came with the clash.
  const decided = jsonIn(given, 'decided') as (Decided & { current: Row }) | null
  const typed = values(given)
  const mine = changedFields(fields, typed, seen).filter(({ name }) => !decided?.theirs.includes(name))
  if (mine.length === 0) {
    toast.info(decided ? m.changes_nothing_saved() : m.changes_nothing_to_save())
    return null
  }
  const merged = new Set<ComparedField<Row>>()
  const from = decided?.current ?? seen
  const form = submissionOf(endpoint, {
    ...input,
    values: complete({ ...sentValues(mine, typed, from), version: from.version }),
  } as unknown as Form<E>)
  const result = await checkAndUpload<{ message: string } | ClashRefusal>(
    { ...form, send: (checked, options) => sendMerged(from, checked, options) },
    { signal: request.signal, unshrunk: true },
  )
  if (isRefusal(result)) return result
  toast.success(result.message, merged.size > 0 ? { text: wordsOfMerge([...merged].map(({ label }) => label)) } : {})
  return goTo ? redirect(goTo) : null

  /** Retries with the newer version whenever another save came first, unless both changed the same field. */
  async function sendMerged(
    base: Row,
    checked: Record<string, unknown>,
    options: CallOptions | undefined,
  ): Promise<{ message: string } | ClashRefusal> {
    try {
      return await form.send({ ...checked, version: base.version }, options)
    } catch (error) {
      const current = currentOf(error) as Row | undefined
      if (!current) throw error
      const theirs = differingFields(fields, base, current)
      const clashing = clashingFields(mine, theirs, typed, current)
      if (clashing.length > 0) return clashOf(current, clashing)
      for (const field of theirs) merged.add(field)
      return sendMerged(current, checked, options)
    }
  }

  async function clashOf(current: Row, clashing: readonly ComparedField<Row>[]): Promise<ClashRefusal> {
    const events = await lastEvent(subject, current.id)
    const shown = clashing.map((field) => ({
      name: field.name,
      label: field.label,
      mine: shownTyped(field, typed, seen),
      theirs: shownStored(field, current),
    }))
    const message = m.changes_clash_message()
    return { refused: true, message, errors: {}, local: false, quiet: true, clash: { current, fields: shown, events } }
  }
}

/** The current record, where the save was based on an older version. */
const currentOf = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'changed_meanwhile' ? error.data.current : undefined

function jsonIn(form: FormData, name: string): unknown {
  const text = form.get(name)
  return typeof text === 'string' ? JSON.parse(text) : null
}

const MAX_NAMED = 3

/** Says which fields of another person were merged with the changes of this form. */
function wordsOfMerge(labels: readonly string[]): string {
  const names = labels.map((label) => label.toLowerCase())
  if (names.length === 0) return m.changes_merged_saved()
  const rest = names.length - MAX_NAMED
  const told = rest > 0 ? [...names.slice(0, MAX_NAMED), m.changes_more({ shown: whole(rest) })] : names
  if (told.length < 2) return m.changes_merged({ fields: told.join('') })
  return m.changes_merged({ fields: m.changes_and({ first: told.slice(0, -1).join(', '), last: told.at(-1)! }) })
}
