import type { CustomerText } from 'contract/customer-texts/endpoints'
import { templateOf } from 'contract/customer-texts/templates'
import { TEXT_FIELDS, traitsOf, usedAs, type TextKey } from 'contract/customer-texts/words'
import type { Locale } from 'contract/core/locale'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { formsOf, readText } from './customer-text.queries.ts'
import { exampleFacts } from './facts.ts'
import { SAMPLES } from './samples.ts'
import { voiceOf, type Say } from './voice.ts'

/** A text with its places, as the office shows it. */
export async function describeText(services: Services, key: TextKey, db: Db = services.db): Promise<CustomerText> {
  const stored = await readText(db, key)
  const { forms, places } = templateOf(key)
  const [en, ne] = [examplesIn(services, key, 'en'), examplesIn(services, key, 'ne')]
  return {
    id: stored.id,
    key,
    occasion: traitsOf(key).occasion,
    use: usedAs(key),
    changed: TEXT_FIELDS.some((field) => stored[field] !== null),
    ...formsOf(key, stored),
    defaults: forms,
    places: places.map((place) => ({ ...place, example: { en: en[place.name] ?? '', ne: ne[place.name] ?? '' } })),
    version: stored.version,
  }
}

/** The example values of a text's placeholders. */
function examplesIn(services: Services, key: TextKey, locale: Locale): Partial<Record<string, string>> {
  const examples: Partial<Record<string, string>> = {}
  const voice = voiceOf(services, locale)
  const say: Say = (said, places) => {
    // The whole values come last, in the notice.
    if (said === key) for (const [name, value] of Object.entries(places ?? {})) examples[name] = String(value)
    return voice.say(said, places)
  }
  SAMPLES[key](exampleFacts(services, locale))({ ...voice, say })
  return examples
}
