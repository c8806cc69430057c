import { m } from 'contract/messages'
import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { changesTo } from '../core/changes.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  deletion,
  done,
  filled,
  idsOf,
  many,
  nepaliText,
  one,
  optionalText,
  paged,
  paging,
  timestamp,
} from '../core/fields.ts'
import { ANSWER_KINDS, ANSWER_MAX, SHORT_FORM_MAX, TITLE_MAX, ANSWER_FIELDS } from './words.ts'

const LONGEST = Math.max(...Object.values(ANSWER_MAX))

const kind = z.enum(ANSWER_KINDS, { error: m.canned_answers_choose_what_answer })

/** A canned answer as the office keeps it. */
export const cannedAnswer = z.object({
  id: z.int(),
  kind,
  title: z.string(),
  text: z.string(),
  /** in Nepali; empty if there is none */
  title_ne: z.string(),
  text_ne: z.string(),
  /** of a reply: what its SMS says instead of its text, in each language; empty: as much of the text as fits */
  sms: z.string(),
  sms_ne: z.string(),
  /** rises with each change; a change may say which one it saw */
  version: z.int(),
  date_joined: timestamp,
})
export type CannedAnswer = z.output<typeof cannedAnswer>

/** The fields of a canned answer's form. */
const answerForm = z.object({
  kind,
  title: filled(m.canned_answers_enter_title, m.labels_the_title, TITLE_MAX),
  text: filled(m.core_enter_text, m.labels_the_text, LONGEST),
  title_ne: nepaliText(TITLE_MAX),
  text_ne: nepaliText(LONGEST),
  sms: optionalText(m.labels_the_short_form, SHORT_FORM_MAX),
  sms_ne: optionalText(m.labels_the_short_form, SHORT_FORM_MAX),
})

/** A canned answer as it is offered: in one language, its places filled in as far as there is something for them. */
export const offeredAnswer = z.object({
  id: z.int(),
  kind,
  title: z.string(),
  text: z.string(),
  /** of a reply: what its SMS says instead; empty: as much of the text as fits */
  sms: z.string(),
})
export type OfferedAnswer = z.output<typeof offeredAnswer>

/** A canned answer as it is kept, in both languages, where its places are filled in for each record later. */
export const answerTemplate = offeredAnswer.extend({
  /** empty where there is none in Nepali */
  text_ne: z.string(),
  sms_ne: z.string(),
})
export type AnswerTemplate = z.output<typeof answerTemplate>

/** Texts that staff write again and again. */
export const cannedAnswers = define({
  list: {
    method: 'GET',
    path: '/canned-answers',
    access: 'answers.read',
    centre: 'any',
    summary: 'Canned answers by what they are for, and by title',
    query: z.object({
      /** part of title or text, in either language */
      search: z.string().trim().max(100).optional(),
      kind: kind.optional(),
      where: asked(ANSWER_FIELDS),
      ...paging(),
    }),
    response: paged(cannedAnswer),
  },
  get: {
    method: 'GET',
    path: '/canned-answers/:id',
    access: 'answers.read',
    centre: 'any',
    summary: 'One canned answer',
    params: byId,
    response: one(cannedAnswer),
  },
  add: {
    method: 'POST',
    path: '/canned-answers',
    access: 'answers.write',
    summary: 'Add a canned answer; a place that is not filled in where it is used is refused',
    body: answerForm,
    response: one(cannedAnswer),
  },
  update: {
    method: 'PUT',
    path: '/canned-answers/:id',
    access: 'answers.write',
    summary: 'Change a canned answer',
    params: byId,
    body: changesTo(answerForm),
    response: one(cannedAnswer),
  },
  delete: {
    method: 'DELETE',
    path: '/canned-answers/:id',
    access: 'answers.write',
    summary: 'Delete a canned answer; messages that used it stay',
    params: byId,
    response: done,
  },
  deleteMany: {
    method: 'DELETE',
    path: '/canned-answers',
    access: 'answers.write',
    summary: 'Delete canned answers; messages that used them stay',
    body: z.object({ ids: idsOf(m.canned_answers_select_least_one_canned_answer) }),
    response: deletion,
  },
  offerForComplaint: {
    method: 'GET',
    path: '/stocks/complaints/:id/canned-answers',
    access: 'complaints.write',
    centre: 'complaint',
    summary:
      'Replies, notes and reasons for cancelling with the places filled in for a complaint, in the language of its customer; notes in that of the page',
    params: byId,
    response: many(offeredAnswer),
  },
  offerForRegistration: {
    method: 'GET',
    path: '/stocks/registrations/:id/canned-answers',
    access: 'registrations.decide',
    summary: 'Reasons for rejecting a registration with the places filled in, in the language of its customer',
    params: byId,
    response: many(offeredAnswer),
  },
  offerForMany: {
    method: 'GET',
    path: '/office/canned-answers',
    access: ['complaints.write', 'registrations.decide'],
    centre: 'any',
    summary: 'Canned answers that fit many records at once, because they have no places; in the language of the page',
    query: z.object({ kind }),
    response: many(offeredAnswer),
  },
  offerTemplates: {
    method: 'GET',
    path: '/office/canned-answers/templates',
    access: 'complaints.write',
    centre: 'any',
    summary:
      'Canned answers in both languages with their places, for a message to many; titles in the language of the page',
    query: z.object({ kind }),
    response: many(answerTemplate),
  },
})
