import { m } from 'contract/messages'
import { counted } from '../core/wording.ts'
import { z } from 'zod'
import { bulkAnswer } from '../core/bulk.ts'
import { define } from '../core/endpoint.ts'
import { idNumber, idsOf, one, tooLong } from '../core/fields.ts'
import { LOCALES } from '../core/locale.ts'
import { asSeen } from '../core/texts/hidden-signs.ts'
import { shortForm, writing } from './messages.ts'
import { MESSAGE_MAX, PREVIEW_MAX, UNREACHED } from './words.ts'

/** The text for customers, with placeholders such as `{model}` that are filled in for each complaint. */
const texts = {
  text: writing.text,
  /** for customers who read Nepali; empty: they read the other one */
  text_ne: z
    .string()
    .overwrite(asSeen)
    .trim()
    .max(MESSAGE_MAX, { error: tooLong(m.labels_a_message, MESSAGE_MAX) })
    .default(''),
  /** what the SMS says instead, in each language; empty: as much of the text as fits */
  sms: shortForm,
  sms_ne: shortForm,
}

/** A message as one customer gets it. */
const sample = z.object({
  /** of the complaint */
  id: z.int(),
  customer_name: z.string(),
  language: z.enum(LOCALES),
  text: z.string(),
  /** the text message that goes with it, cut to fit */
  sms: z.string(),
  /** in how many parts it is sent */
  parts: z.int(),
  /** the text message has all of the text */
  is_whole: z.boolean(),
})
export type MessageSample = z.output<typeof sample>

/** Preview of a message to many. */
const messagePreview = z.object({
  /** how many messages are written, and to how many customers */
  messages: z.int(),
  customers: z.int(),
  /** the first one in each language */
  samples: z.array(sample),
  /** the complaints whose customers get nothing */
  skipped: z.array(z.object({ id: z.int(), why: z.enum(UNREACHED) })),
})
export type MessagePreview = z.output<typeof messagePreview>

/** One message to the customers of many complaints. */
export const bulkMessages = define({
  preview: {
    method: 'POST',
    path: '/stocks/complaints/bulk/message/preview',
    access: 'complaints.write',
    centre: 'handler',
    summary: 'What a message to the customers of complaints would be, and who would get none; nothing is sent',
    body: z.object({
      ids: z
        .array(idNumber(), { error: m.complaints_select_least_one_complaint })
        .min(1, { error: m.complaints_select_least_one_complaint })
        .max(PREVIEW_MAX, { error: () => m.core_most_once({ n: counted(PREVIEW_MAX) }) }),
      ...texts,
      text: z
        .string()
        .trim()
        .max(MESSAGE_MAX, { error: tooLong(m.labels_a_message, MESSAGE_MAX) })
        .default(''),
    }),
    response: one(messagePreview),
  },
  send: {
    method: 'POST',
    path: '/stocks/complaints/bulk/message',
    access: 'complaints.write',
    centre: 'handler',
    summary: 'Write to the customers of complaints, each for itself; those that get nothing are named',
    body: z.object({
      ids: idsOf(m.complaints_select_least_one_complaint),
      ...texts,
      /** the sender's own: the same texts under the same key reach each customer once */
      key: writing.key,
    }),
    response: bulkAnswer,
  },
})
