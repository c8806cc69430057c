import { m } from 'contract/messages'
import { z } from 'zod'
import { LONGEST_SIGNATURE } from '../complaints/confirmations.ts'
import { confirmingFields } from '../complaints/confirming-fields.ts'
import { LONGEST_VISIT_NOTE, VISIT_OUTCOMES } from '../complaints/visit-outcomes.ts'
import { PHOTO_SIDES } from '../complaints/visit-picture.ts'
import { flag, idNumber, jsonList, optionalText, serialNumber, unlessBlank } from '../core/fields.ts'
import { rupees } from '../core/rupees.ts'
import { coveredLine, partLine, partLines } from '../parts/lines.ts'
import { fieldJob } from './jobs.ts'
import { COMMAND_STATES, MOST_VISIT_PHOTOS, PHOTO_STATES } from './words.ts'

/** A photograph that travels as an upload in parts (`/uploads`, kind `image`), or is to; it is named before it has arrived. */
const visitPhoto = z.object({
  upload_id: z.uuid(),
  side: z.enum(PHOTO_SIDES),
})

export const photoList = jsonList(visitPhoto, m.field_photos_expected, { max: MOST_VISIT_PHOTOS })

/** The same for photographs that come later; `instead_of` names an `unknown` one that this one is in place of. */
export const laterPhotos = jsonList(visitPhoto.extend({ instead_of: z.uuid().optional() }), m.field_photos_expected, {
  max: MOST_VISIT_PHOTOS,
})

const common = {
  /** made on the phone, once; the same command is sent with the same id until it is answered */
  id: z.uuid(),
  complaint_id: idNumber(),
  /** when it was given, by the phone's clock; a time to come counts as now */
  at: z.iso.datetime({ offset: true, error: m.field_time_expected }),
  /** the `version` of the job as the phone had it */
  seen: z.string().max(64),
}

/** What came of a visit, as its engineer reports it. The day of the visit is that of `at`. */
const fieldReport = z.object({
  outcome: z.enum(VISIT_OUTCOMES, { error: m.visits_choose_outcome }),
  finding: optionalText(m.labels_the_finding, 100),
  note: optionalText(m.labels_a_note, LONGEST_VISIT_NOTE),
  /** from the own bag */
  parts: partLines(coveredLine).default([]),
  /** parts that have to come, where that is the outcome; they are asked for */
  needed: partLines(partLine).default([]),
  /** in rupees */
  labour: rupees(m.visits_amount_expected).default(0),
  visit_charge: rupees(m.visits_amount_expected).default(0),
  paid: rupees(m.visits_amount_expected).default(0),
  /** it is a repair outside the warranty, so that it can be completed without a serial number */
  is_paid_repair: flag().default(false),
  /** as it is on the plate, where the job had none; a job that has one keeps it */
  serial_number: unlessBlank(serialNumber()),
  ...confirmingFields,
  /** the customer’s, where there is no code: a small picture in base64 */
  signature: unlessBlank(
    z.base64({ error: m.field_signature_expected }).max(LONGEST_SIGNATURE, { error: m.field_signature_expected }),
  ),
  /** named now, sent when the line allows */
  photos: photoList.default([]),
})

/**
 * One command. `set_out`, `arrive` and `report` of a job are given in this order; each may be left out but the last. The
 * fields of a report stand beside the others.
 */
export const fieldCommand = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('set_out') }),
  z.object({ ...common, kind: z.literal('arrive') }),
  z.object({ ...common, kind: z.literal('report'), ...fieldReport.shape }),
])
/** As the server reads it, and as the phone writes it. */
export type FieldCommand = z.output<typeof fieldCommand>
export type FieldCommandForm = z.input<typeof fieldCommand>

/**
 * A command in a call: anything with an id. Each is read by itself (`fieldCommand`), so that one that does not fit is
 * answered `refused` and keeps none of the others from being entered.
 */
export const envelope = z.preprocess(
  storable,
  z.looseObject({ id: z.uuid({ error: m.field_id_expected }) }),
) as unknown as z.ZodType<{ id: string } & Record<string, unknown>, FieldCommandForm>

/** Without what no database keeps, such as half a sign that was cut off: it would keep the whole queue from being entered. */
function storable(given: unknown): unknown {
  const text = JSON.stringify(given, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
  ) as string | undefined
  return text === undefined ? given : (JSON.parse(text) as unknown)
}

/**
 * The answer to one command: state, message and errors are the same however often it is sent; `job` is always as of now.
 * Answers are in the order of the commands. A command without an answer was not carried out for no fault of its own; it and
 * the later ones of its job are sent again.
 */
export const commandAnswer = z.object({
  id: z.string(),
  state: z.enum(COMMAND_STATES),
  /** for people, in the language of the request that was answered first */
  message: z.string(),
  /**
   * For programs; empty when it is done. `invalid`, `too_few_parts`, `serial_unknown`, `serial_number_taken`, `id_taken` (the id
   * was used for another command), `code_locked` and `no_code` (the customer's code no longer counts, or there is none), and
   * others are refusals; of `changed`: `job_changed`, `job_closed`, `job_gone`.
   */
  code: z.string(),
  /** by field of the command, as `outcome` or `parts`; empty when it is done */
  errors: z.record(z.string(), z.string()),
  /** the job as it is now, to go on with or to compare with; null where it is the engineer's no longer */
  job: fieldJob.nullable(),
})
export type CommandAnswer = z.output<typeof commandAnswer>

export const photoAnswer = visitPhoto.extend({
  state: z.enum(PHOTO_STATES),
  /** of a refused one: why */
  message: z.string(),
})
export type PhotoAnswer = z.output<typeof photoAnswer>
