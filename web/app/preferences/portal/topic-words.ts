import type { Channel, Topic } from 'contract/preferences/words'
import { m } from '#messages'

export interface TopicWords {
  name: () => string
  text: () => string
  /** what comes whatever is chosen */
  always?: () => string
}

/** A description of each topic. */
export const TOPIC_WORDS: Record<Topic, TopicWords> = {
  repairs: {
    name: m.preferences_of_repairs,
    text: m.preferences_of_repairs_text,
    always: m.preferences_of_repairs_always,
  },
  registrations: {
    name: m.preferences_of_registrations,
    text: m.preferences_of_registrations_text,
    always: m.preferences_of_registrations_always,
  },
  extensions: {
    name: m.preferences_of_extensions,
    text: m.preferences_of_extensions_text,
    always: m.preferences_of_extensions_always,
  },
  requests: { name: m.preferences_of_requests, text: m.preferences_of_requests_text },
}

/** The names of the ways. */
export const WAYS: Record<Channel, () => string> = { sms: m.preferences_sms, email: m.preferences_email }
