import { counted } from '../core/wording.ts'
import { m } from 'contract/messages'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { idNumber, one, optionalText } from '../core/fields.ts'
import { DELETION_SUBJECTS, REASON_MAX, PREVIEW_MAX } from './words.ts'

/** Why a record is deleted. Optional, because older clients do not send it. */
export const deletionReason = z.object({
  reason: optionalText(m.labels_a_reason, REASON_MAX),
})

/** A number of things: `3 reviews`. */
const countedThing = z.object({ count: z.int(), what: z.string() })

export type Counted = z.output<typeof countedThing>

const deletionPreview = z.object({
  /** how many of the records still exist */
  found: z.int(),
  /** the records deleted with them */
  deletes: z.array(countedThing),
  /** what refers to them and is kept */
  keeps: z.array(countedThing),
  /** further sentences worth knowing before */
  notes: z.array(z.string()),
  /** why the deletion would be refused; empty when it is possible */
  blocked: z.string(),
  /** of products: those that can be taken off sale instead */
  off_sale_instead: z.array(z.int()).optional(),
})
export type DeletionPreview = z.output<typeof deletionPreview>

export const deletions = define({
  preview: {
    method: 'POST',
    path: '/office/deletion-preview',
    access: 'records.delete',
    summary: 'What a deletion would take along and what refers to it; changes nothing',
    body: z.object({
      subject: z.enum(DELETION_SUBJECTS, { error: m.deletions_choose_what_delete }),
      ids: z
        .array(idNumber(), { error: m.deletions_select_least_one_record })
        .min(1, { error: m.deletions_select_least_one_record })
        .max(PREVIEW_MAX, { error: () => m.core_most_once({ n: counted(PREVIEW_MAX) }) }),
    }),
    response: one(deletionPreview),
  },
})
