import { z } from 'zod'
import { bulkAnswer } from '../core/bulk.ts'
import { define } from '../core/endpoint.ts'
import { idNumber, idsOf, one } from '../core/fields.ts'
import { LOCALES } from '../core/locale.ts'
import { asSeen } from '../core/texts/hidden-signs.ts'
import { writing } from './messages.ts'
import { MESSAGE_MAX, PREVIEW_MAX, UNREACHED } from './words.ts'

/** The text for customers, with placeholders such as `{model}` that are filled in for each complaint. */
const texts = {
  text: writing.text,
  /** for customers who read Nepali; empty: they read the other one */
  text_ne: z
    .string()
    .overwrite(asSeen)
    .trim()
    .max(MESSAGE_MAX, `A message can have at most ${MESSAGE_MAX} characters`)
    .default(''),
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
        .array(idNumber(), { error: 'Select at least one complaint' })
        .min(1, 'Select at least one complaint')
        .max(PREVIEW_MAX, `At most ${PREVIEW_MAX} at once`),
      ...texts,
      text: z.string().trim().max(MESSAGE_MAX, `A message can have at most ${MESSAGE_MAX} characters`).default(''),
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
      ids: idsOf('Select at least one complaint'),
      ...texts,
      /** the sender's own: the same texts under the same key reach each customer once */
      key: writing.key,
    }),
    response: bulkAnswer,
  },
})
