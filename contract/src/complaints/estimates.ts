import { m } from 'contract/messages'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { byId, date, day, idNumber, many, one, optionalText, timestamp, unlessBlank } from '../core/fields.ts'
import { rupees } from '../core/rupees.ts'
import { coveredLine, partLines } from '../parts/lines.ts'
import { ESTIMATE_ANSWERS, ESTIMATE_OUTCOMES, LONGEST_ESTIMATE_NOTE, MOST_ESTIMATE_PARTS } from './estimate-words.ts'

const namedPart = {
  part_id: z.int(),
  number: z.string(),
  name: z.string(),
  /** in Nepali; empty if there is none */
  name_ne: z.string(),
  /** of one, in rupees */
  price: z.int(),
}

/** A part that can be estimated for a complaint. */
export const estimablePart = z.object(namedPart)
export type EstimablePart = z.output<typeof estimablePart>

/** An estimate as its customer reads it. */
export const ownEstimate = z.object({
  id: z.int(),
  outcome: z.enum(ESTIMATE_OUTCOMES),
  parts: z.array(
    z.object({
      ...namedPart,
      count: z.int(),
      /** a warranty pays for it */
      is_covered: z.boolean(),
    }),
  ),
  /** in rupees: for labour, for the way, for parts that no warranty covers, and all together */
  labour: z.int(),
  visit_charge: z.int(),
  parts_charge: z.int(),
  total: z.int(),
  /** the last day on which it can be accepted */
  valid_until: date,
  note: z.string(),
  made_at: timestamp,
  answered_at: timestamp.nullable(),
  /** what the customer said to it */
  answer_words: z.string(),
})
export type OwnEstimate = z.output<typeof ownEstimate>

/** An estimate as staff read it. */
export const estimate = ownEstimate.extend({ made_by_name: z.string(), sent_at: timestamp })
export type Estimate = z.output<typeof estimate>

/** The estimate of an SMS for whoever has its link: nothing of its customer but what they answered. */
export const linkedEstimate = ownEstimate.extend({
  /** the number to quote: the job number, or that of the complaint */
  reference: z.string(),
  model_name: z.string(),
})
export type LinkedEstimate = z.output<typeof linkedEstimate>

const validUntil = unlessBlank(day(m.estimates_choose_day))

/** An amount that may be left empty. */
const amount = unlessBlank(rupees(m.visits_amount_expected)).default(0)

const answer = {
  answer: z.enum(ESTIMATE_ANSWERS, { error: m.estimates_accept_or_decline }),
  /** what the customer says to it */
  words: optionalText(m.labels_the_text, LONGEST_ESTIMATE_NOTE),
}

/** The link of an SMS. */
const byToken = z.object({ token: z.string().min(1).max(100) })

/** What repairs will cost, as customers are asked before they are done. */
export const estimates = define({
  list: {
    method: 'GET',
    path: '/stocks/estimates/:id',
    access: 'complaints.read',
    centre: 'complaint',
    summary: 'The estimates of a complaint, the newest first',
    params: byId,
    response: many(estimate),
  },
  parts: {
    method: 'GET',
    path: '/stocks/estimableparts/:id',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'The spare parts that fit the model of a complaint, by name, with their prices',
    params: byId,
    response: many(estimablePart),
  },
  make: {
    method: 'POST',
    path: '/stocks/estimates/:id',
    access: 'complaints.write',
    centre: 'complaint',
    summary:
      'Send the customer an estimate of an open complaint; it replaces one that is not answered, and the clock waits for the answer',
    params: byId,
    body: z.object({
      parts: partLines(coveredLine, { max: MOST_ESTIMATE_PARTS }).default([]),
      labour: amount,
      visit_charge: amount,
      /** by default a week from today */
      valid_until: validUntil,
      note: optionalText(m.labels_a_note, LONGEST_ESTIMATE_NOTE),
      /** made by the sender: an estimate that is sent again counts once */
      key: z.uuid().optional(),
    }),
    response: one(z.object({ id: z.int(), total: z.int() })),
  },
  send: {
    method: 'PUT',
    path: '/stocks/sendestimate/:id',
    access: 'complaints.write',
    centre: 'complaint',
    summary:
      'Send the estimate of a complaint that is not answered once more, with a new last day where it has expired; within a minute it is not sent again',
    params: byId,
    body: z.object({
      estimate_id: idNumber(),
      /** by default the one it has, or a week from today where that has passed */
      valid_until: validUntil,
    }),
    response: one(z.object({ id: z.int(), valid_until: date })),
  },
  listMine: {
    method: 'GET',
    path: '/stocks/myestimates/:id',
    access: 'portal.use',
    summary: 'The estimates of one of one’s own complaints, the newest first',
    params: byId,
    response: many(ownEstimate),
  },
  answerMine: {
    method: 'PUT',
    path: '/stocks/myestimates/:id',
    access: 'portal.use',
    summary: 'Accept or decline the open estimate of one of one’s own complaints, once',
    params: byId,
    body: z.object({ ...answer, estimate_id: idNumber() }),
    response: one(ownEstimate),
  },
  byLink: {
    method: 'GET',
    path: '/stocks/estimatebylink/:token',
    access: 'public',
    summary: 'The estimate that the link of an SMS is about, for anyone with it',
    params: byToken,
    response: one(linkedEstimate),
  },
  answerByLink: {
    method: 'PUT',
    path: '/stocks/estimatebylink/:token',
    access: 'public',
    summary: 'Accept or decline it, by the rules of one’s own',
    params: byToken,
    body: z.object(answer),
    response: one(linkedEstimate),
  },
})
