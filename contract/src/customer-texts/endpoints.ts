import { m } from 'contract/messages'
import { z } from 'zod'
import { changesTo } from '../core/changes.ts'
import { define } from '../core/endpoint.ts'
import { done, many, one, tooLong } from '../core/fields.ts'
import { LOCALES } from '../core/locale.ts'
import { PLACE_KINDS, TEXT_KEYS, TEXT_MAX, TEXT_OCCASIONS, TEXT_RECORDS, TEXT_USES, type PlaceName } from './words.ts'

const LONGEST = Math.max(...Object.values(TEXT_MAX))

const words = z
  .string({ error: m.core_enter_text })
  .trim()
  .max(LONGEST, { error: tooLong(m.labels_the_text, LONGEST) })

const text = words.min(1, { error: m.core_enter_text })

/** The words of a text in both languages, and for one piece; the latter count where that reads differently. */
const textForm = z.object({ en: text, en_one: words.optional(), ne: text, ne_one: words.optional() })

const forms = z.object({
  en: z.string(),
  /** for one piece; empty where it reads like several */
  en_one: z.string(),
  ne: z.string(),
  ne_one: z.string(),
})

const line = z.object({
  key: z.enum(TEXT_KEYS),
  occasion: z.enum(TEXT_OCCASIONS),
  use: z.enum(TEXT_USES),
  /** the words differ from those of this release */
  changed: z.boolean(),
})

/** A text in the list of all. */
export const customerTextLine = line.extend({ en: z.string(), ne: z.string() })
export type CustomerTextLine = z.output<typeof customerTextLine>

const place = z.object({
  name: z.enum(Object.keys(PLACE_KINDS) as [PlaceName, ...PlaceName[]]),
  kind: z.enum([...new Set(Object.values(PLACE_KINDS))]),
  needed: z.boolean(),
  /** an example value */
  example: z.object({ en: z.string(), ne: z.string() }),
})

/** A text with its places. */
export const customerText = line.extend({
  /** of its history; 0 for one that was never changed */
  id: z.int(),
  ...forms.shape,
  /** as this release has it */
  defaults: forms,
  places: z.array(place),
  /** rises with each change; a change may say which one it saw */
  version: z.int(),
})
export type CustomerText = z.output<typeof customerText>

const shownIn = z.object({
  /** as it would leave; null for a text that is in none */
  sms: z
    .object({
      text: z.string(),
      /** letters as the networks count them */
      units: z.int(),
      parts: z.int(),
      /** of all parts, in paisa; 0 where no price is known */
      cost: z.int(),
    })
    .nullable(),
  /** the SMS about a single piece; null for a text that reads alike for several */
  sms_one: z.string().nullable(),
  notice: z.string().nullable(),
  title: z.string().nullable(),
  /** the e-mail around the notice, as plain text; null for a text that is in none, and where no e-mails are sent */
  email: z.object({ subject: z.string(), text: z.string() }).nullable(),
  /** the sentence on a document; null for a text that is not printed */
  paper: z.string().nullable(),
})

/** Preview of what a customer gets. */
export const textPreview = z.object({
  /** the newest record that such a text is about; null without one, then all values are examples */
  record: z.object({ kind: z.enum(TEXT_RECORDS), id: z.int() }).nullable(),
  en: shownIn,
  ne: shownIn,
  /** what saving would refuse, by field */
  refused: z.record(z.string(), z.string()),
})
export type TextPreview = z.output<typeof textPreview>

const byKey = z.object({ key: z.enum(TEXT_KEYS, { error: m.customer_texts_text_does_not_exist }) })

const locale = z.enum(LOCALES, { error: m.customer_texts_choose_language })

/** Unsaved words; they may still be invalid. */
const draft = z.object({
  en: z.string().max(1000).optional(),
  en_one: z.string().max(1000).optional(),
  ne: z.string().max(1000).optional(),
  ne_one: z.string().max(1000).optional(),
})

/** The texts sent to customers. */
export const customerTexts = define({
  list: {
    method: 'GET',
    path: '/customer-texts',
    access: 'settings.write',
    summary: 'Every text that customers get, by occasion, with its present words',
    response: many(customerTextLine),
  },
  get: {
    method: 'GET',
    path: '/customer-texts/:key',
    access: 'settings.write',
    summary: 'One text with its places and the words of this release',
    params: byKey,
    response: one(customerText),
  },
  update: {
    method: 'PUT',
    path: '/customer-texts/:key',
    access: 'settings.write',
    recentPassword: true,
    summary: 'Change the words of a text; those of this release are sent to go back to them',
    params: byKey,
    body: changesTo(textForm),
    response: one(customerText),
  },
  preview: {
    method: 'POST',
    path: '/customer-texts/:key/preview',
    access: 'settings.write',
    summary: 'What a customer would get, about the newest record that such a text is about; nothing is sent or kept',
    params: byKey,
    body: draft,
    response: one(textPreview),
  },
  test: {
    method: 'POST',
    path: '/customer-texts/:key/test',
    access: 'settings.write',
    summary: 'Send the caller a text as a customer would get it: by SMS, or by e-mail where it is in no SMS',
    params: byKey,
    body: draft.extend({ locale }),
    response: done,
  },
  paper: {
    method: 'GET',
    path: '/customer-texts/:key/paper',
    access: 'settings.write',
    summary: 'The paper on which a text stands, with its present words and example values, as PDF',
    params: byKey,
    query: z.object({ locale }),
    response: { type: 'application/pdf', filename: 'sample.pdf' },
  },
})
