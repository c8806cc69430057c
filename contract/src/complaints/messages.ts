import { m } from 'contract/messages'
import { z } from 'zod'
import { filled, optionalText, timestamp, upload } from '../core/fields.ts'
import { SHORT_FORM_MAX } from '../canned-answers/words.ts'
import { MESSAGE_MAX, MESSAGE_KINDS, TIMELINE_KINDS } from './words.ts'

const said = {
  id: z.int(),
  /** where it is now: a message moves along when its complaint is merged */
  complaint_id: z.int(),
  text: z.string(),
  created_at: timestamp,
  /** address of the photograph that came with it, empty without one */
  photo: z.string(),
}

/** A message as staff see it. `read_at`: when the other side saw it. */
export const complaintMessage = z.object({
  ...said,
  kind: z.enum(MESSAGE_KINDS),
  author_name: z.string(),
  read_at: z.string(),
  /** the names of the colleagues that an internal note mentions */
  mentions: z.array(z.string()),
})
export type ComplaintMessage = z.output<typeof complaintMessage>

/** A message as the customer sees it. */
export const ownMessage = z.object({ ...said, kind: z.enum(['customer', 'staff']), read_at: z.string() })
export type OwnMessage = z.output<typeof ownMessage>

/** The text, and the sender's own key: a repeat with the same key is the same message. */
export const writing = {
  text: filled(m.complaints_write_message, m.labels_a_message, MESSAGE_MAX),
  key: z.string().trim().max(64, { error: m.complaints_key_most_64_characters }).optional(),
}

/** What the SMS about a message says instead of its text. */
export const shortForm = optionalText(m.labels_the_short_form, SHORT_FORM_MAX)

/** A customer's message, optionally with a photograph. */
export const ownWriting = { ...writing, photo: upload('image').optional() }

/** One thing that happened to a complaint. */
export const timelineEntry = z.object({
  /** among those of its kind */
  id: z.int(),
  kind: z.enum(TIMELINE_KINDS),
  /** of a change of the stage: the new one */
  status: z.string(),
  /** of a merged complaint: what was reported, as rich text */
  text: z.string(),
  /** empty: unknown to the product */
  by: z.string(),
  at: timestamp,
  /** of a message: address of the photograph that came with it */
  photo: z.string(),
  /** of a message: when the other side saw it */
  read_at: z.string(),
  /** the names of the colleagues that an internal note mentions */
  mentions: z.array(z.string()),
})
export type TimelineEntry = z.output<typeof timelineEntry>
