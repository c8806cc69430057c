import { m } from 'contract/messages'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { email, one, timestamp } from '../core/fields.ts'
import { TOPICS } from './words.ts'

const choice = z.object({
  topic: z.enum(TOPICS),
  sms: z.boolean(),
  email: z.boolean(),
  /** whether the reader of the address stopped e-mails about it: none come until the address is confirmed anew */
  is_stopped: z.boolean(),
})

const chosen = z.object({
  /** where e-mails go; empty without an address */
  email: z.string(),
  /** whether its reader confirmed it: no e-mail but a link to confirm goes there before */
  is_confirmed: z.boolean(),
  /** when the newest link to confirm was sent; null without any */
  link_sent_at: timestamp.nullable(),
  /** whether this installation sends e-mails */
  can_email: z.boolean(),
  choices: z.array(choice),
})
/** The channels (SMS, e-mail) a customer chose per topic. */
export type Preferences = z.output<typeof chosen>

const topic = z.enum(TOPICS, { error: m.preferences_no_topic })

const byToken = z.object({ token: z.string().max(200) })

const subscription = z.object({
  topic: z.enum(TOPICS),
  /** enough of the address for its owner to know it */
  email: z.string(),
  /** whether e-mails about this come */
  is_on: z.boolean(),
  /** whether e-mails about anything else come */
  others_on: z.boolean(),
  /** whether what this link stopped can be taken back: for an hour */
  can_undo: z.boolean(),
})
/** The e-mails that an unsubscribe link stops. */
export type Subscription = z.output<typeof subscription>

const changed = one(
  subscription.extend({
    /** what this call turned off or on */
    topics: z.array(z.enum(TOPICS)),
  }),
)

const confirmation = z.object({
  /** enough of the address for its owner to know it */
  email: z.string(),
  /** the last digits of the account's number */
  ending: z.string(),
  /** false once it is confirmed */
  is_open: z.boolean(),
})
/** The address that a confirmation link confirms. */
export type EmailConfirmation = z.output<typeof confirmation>

/** Messages by SMS and e-mail; the notice in the portal is always kept. */
export const preferences = define({
  mine: {
    method: 'GET',
    path: '/customer/preferences',
    access: 'portal.use',
    summary: 'The caller’s choice of SMS and e-mail for each topic',
    response: one(chosen),
  },
  choose: {
    method: 'PUT',
    path: '/customer/preferences',
    access: 'portal.use',
    summary: 'Turn SMS or e-mail on or off for a topic; an absent field stays as it is',
    body: z.object({ topic, sms: z.boolean().optional(), email: z.boolean().optional() }),
    response: one(chosen),
  },
  addEmail: {
    method: 'POST',
    path: '/customer/preferences/email',
    access: 'portal.use',
    summary: 'Add an e-mail address to one’s account, or change it; the new one gets a link that confirms it',
    body: z.object({ email }),
    response: one(chosen),
  },
  subscription: {
    method: 'GET',
    path: '/unsubscribe/:token',
    access: 'public',
    summary: 'What the link of an e-mail stops; reading it changes nothing',
    params: byToken,
    response: one(subscription),
  },
  unsubscribe: {
    method: 'POST',
    path: '/unsubscribe/:token',
    access: 'public',
    summary: 'Stop e-mails about the topic of a link, or all; again changes nothing',
    params: byToken,
    body: z.object({ all: z.boolean().optional() }),
    response: changed,
  },
  resubscribe: {
    method: 'POST',
    path: '/unsubscribe/:token/undo',
    access: 'public',
    summary: 'Take back what a link stopped, for an hour',
    params: byToken,
    response: changed,
  },
  askToConfirm: {
    method: 'POST',
    path: '/customer/preferences/confirmation',
    access: 'portal.use',
    summary: 'Send the caller’s address another link that confirms it; within a minute the one already sent counts',
    response: one(chosen),
  },
  emailConfirmation: {
    method: 'GET',
    path: '/email/:token',
    access: 'public',
    summary: 'What the link in an e-mail confirms; reading it changes nothing',
    params: byToken,
    response: one(confirmation),
  },
  confirmEmail: {
    method: 'POST',
    path: '/email/:token',
    access: 'public',
    summary: 'Confirm that e-mails may go to an address; again changes nothing',
    params: byToken,
    response: one(confirmation),
  },
})
