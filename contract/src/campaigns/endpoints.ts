import { m } from 'contract/messages'
import { counted } from '../core/wording.ts'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { byId, filled, idNumber, one, optionalText, paged, paging, timestamp } from '../core/fields.ts'
import { LOCALES } from '../core/locale.ts'
import { exportOf } from '../core/sheets.ts'
import {
  CAMPAIGN_ANSWERS,
  CAMPAIGN_MOST,
  CAMPAIGN_NAME_MAX,
  CAMPAIGN_TEXT_MAX,
  OWN_ANSWERS,
  RECIPIENT_PARTS,
  RECIPIENT_STATES,
} from './words.ts'

const registrations = {
  /** whose owners are written to */
  stock_ids: z
    .array(idNumber(), { error: m.campaigns_select_registration })
    .min(1, { error: m.campaigns_select_registration })
    .max(CAMPAIGN_MOST, { error: () => m.core_most_once({ n: counted(CAMPAIGN_MOST) }) }),
}

const inNepali = optionalText(m.labels_the_nepali_text, CAMPAIGN_TEXT_MAX).default('')

const person = { customer_id: z.int(), name: z.string(), contact: z.string() }

/** What a campaign would be; nothing is sent. */
const campaignPreview = z.object({
  /** how many people get a message */
  people: z.int(),
  by_sms: z.int(),
  by_email: z.int(),
  /** of all SMS */
  parts: z.int(),
  /** of all SMS, in paisa; null where the settings have no price */
  cost: z.int().nullable(),
  /** the first message in each language */
  samples: z.array(z.object({ name: z.string(), language: z.enum(LOCALES), sms: z.string(), parts: z.int() })),
  /** who has neither a number that takes SMS nor a confirmed e-mail address */
  unreached: z.array(z.object(person)),
  /** registrations that were rejected, and those that are gone: nobody is written to about them */
  left_out: z.int(),
})
export type CampaignPreview = z.output<typeof campaignPreview>

/** A campaign with how far it is. */
const campaign = z.object({
  id: z.int(),
  name: z.string(),
  text: z.string(),
  text_ne: z.string(),
  /** who sent it; empty where the account is gone */
  by: z.string(),
  is_stopped: z.boolean(),
  created_at: timestamp,
  people: z.int(),
  waiting: z.int(),
  sent: z.int(),
  failed: z.int(),
  unreached: z.int(),
  /** in whatever way */
  answered: z.int(),
  /** those who asked to be called and were not yet */
  call: z.int(),
})
export type Campaign = z.output<typeof campaign>

const recipient = z.object({
  id: z.int(),
  ...person,
  products: z.string(),
  state: z.enum(RECIPIENT_STATES),
  by_sms: z.boolean(),
  by_email: z.boolean(),
  /** why it could not be sent */
  reason: z.string(),
  sent_at: timestamp.nullable(),
  answer: z.enum(CAMPAIGN_ANSWERS).nullable(),
  answered_at: timestamp.nullable(),
})
export type CampaignRecipient = z.output<typeof recipient>

const filters = {
  part: z.enum(RECIPIENT_PARTS).optional(),
  /** name or number */
  search: z.string().trim().max(100).optional(),
}

const byToken = z.object({ token: z.string().min(1).max(100) })

/** What the link of a message shows to whoever has it. */
const ownCampaign = z.object({
  text: z.string(),
  products: z.array(z.string()),
  answer: z.enum(CAMPAIGN_ANSWERS).nullable(),
})
export type OwnCampaign = z.output<typeof ownCampaign>

export const campaigns = define({
  preview: {
    method: 'POST',
    path: '/stocks/campaigns/preview',
    access: 'campaigns.send',
    summary: 'What a message to the owners of registrations would be, what it costs and whom it does not reach',
    body: z.object({
      ...registrations,
      text: optionalText(m.labels_the_text, CAMPAIGN_TEXT_MAX).default(''),
      text_ne: inNepali,
    }),
    response: one(campaignPreview),
  },
  send: {
    method: 'POST',
    path: '/stocks/campaigns',
    access: 'campaigns.send',
    recentPassword: true,
    summary: 'Write to the owners of registrations, each person once; the same key again is the same campaign',
    body: z.object({
      ...registrations,
      name: filled(m.core_enter_name, m.labels_the_name, CAMPAIGN_NAME_MAX),
      text: filled(m.core_enter_text, m.labels_the_text, CAMPAIGN_TEXT_MAX),
      text_ne: inNepali,
      key: filled(m.campaigns_key_required, m.labels_the_key, 64),
    }),
    response: one(campaign),
  },
  list: {
    method: 'GET',
    path: '/stocks/campaigns',
    access: 'campaigns.read',
    summary: 'All campaigns, newest first',
    query: z.object(paging()),
    response: paged(campaign),
  },
  get: {
    method: 'GET',
    path: '/stocks/campaigns/:id',
    access: 'campaigns.read',
    summary: 'One campaign, how far it is sent and how many answered',
    params: byId,
    response: one(campaign),
  },
  recipients: {
    method: 'GET',
    path: '/stocks/campaigns/:id/people',
    access: 'campaigns.read',
    summary: 'The people of a campaign, those first who asked to be called, then those who did not answer',
    params: byId,
    query: z.object({ ...filters, ...paging() }),
    response: paged(recipient),
  },
  exportRecipients: {
    ...exportOf({
      path: '/stocks/campaigns/:id/people/export',
      access: 'people.export',
      summary: 'The people of a campaign as a spreadsheet, with their numbers, by the filters of the list',
      filters,
      people: 'campaigns',
    }),
    params: byId,
  },
  setAnswer: {
    method: 'PUT',
    path: '/stocks/campaigns/people/:id/answer',
    access: 'campaigns.read',
    summary: 'Note that a person answered otherwise than by the link, or take that back',
    params: byId,
    body: z.object({
      answer: z.enum(CAMPAIGN_ANSWERS).nullable(),
      /** the answer on the screen: refused if it was changed since */
      seen: z.enum(CAMPAIGN_ANSWERS).nullable(),
    }),
    response: one(recipient),
  },
  setSending: {
    method: 'PUT',
    path: '/stocks/campaigns/:id/sending',
    access: 'campaigns.send',
    summary: 'Stop sending a campaign to those who wait, or go on',
    params: byId,
    body: z.object({ sending: z.boolean() }),
    response: one(campaign),
  },
  sendAgain: {
    method: 'POST',
    path: '/stocks/campaigns/:id/failed',
    access: 'campaigns.send',
    recentPassword: true,
    summary: 'Send a campaign once more to those whose message failed',
    params: byId,
    response: one(campaign),
  },
  own: {
    method: 'GET',
    path: '/stocks/campaigns/answer/:token',
    access: 'public',
    summary: 'What the link of a message shows: text, products and the answer given',
    params: byToken,
    response: one(ownCampaign),
  },
  answer: {
    method: 'POST',
    path: '/stocks/campaigns/answer/:token',
    access: 'public',
    summary: 'Answer a message by its link: ask to be called, or say that it is checked already',
    params: byToken,
    body: z.object({ answer: z.enum(OWN_ANSWERS, { error: m.campaigns_choose_answer }) }),
    response: one(ownCampaign),
  },
})
