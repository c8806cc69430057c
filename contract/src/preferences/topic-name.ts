import { m } from 'contract/messages'
import type { Locale } from '../core/locale.ts'
import type { Topic } from './words.ts'

const NAMES: Record<Topic, (of: object, options?: { locale: Locale }) => string> = {
  repairs: m.preferences_repairs,
  registrations: m.preferences_registrations,
  extensions: m.preferences_extensions,
  requests: m.preferences_requests,
}

/** A topic within a sentence, in the language of the page or a given one: `repairs and visits`. */
export const topicName = (topic: Topic, locale?: Locale): string => NAMES[topic]({}, locale && { locale })
