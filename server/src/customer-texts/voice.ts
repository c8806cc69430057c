import { defaultText, type PlacesOf, type TextForms } from 'contract/customer-texts/templates'
import type { TextField, TextKey } from 'contract/customer-texts/words'
import type { Locale } from 'contract/core/locale'
import { filledIn } from 'contract/core/texts/endings'
import type { Services } from '../platform/core/services.ts'
import type { ChangedTexts } from './customer-text.queries.ts'

/** Writes a text to customers with its places filled in. */
export type Say = <Key extends TextKey>(key: Key, places: PlacesOf<Key>) => string

/** In which language, name and words a customer is spoken to. */
export interface Voice {
  locale: Locale
  brand: string
  say: Say
}

/** The voice of this installation in a language, by what this process knows: no query is made. */
export const voiceOf = (
  { settings, customerTexts }: Pick<Services, 'settings' | 'customerTexts'>,
  locale: Locale,
): Voice => ({ locale, brand: settings.current.brand_name, say: sayIn(customerTexts.current, locale) })

/** Writes in a language, in the changed words where there are any. */
export const sayIn =
  (changed: ChangedTexts, locale: Locale): Say =>
  (key, places) => {
    const own = changed.get(key)?.[fieldOf(locale, places ?? {})]
    return own ? filledIn(own, (name) => (places as Values)[name]) : defaultText(key, places, locale)
  }

type Values = Record<string, string | number | undefined>

function fieldOf(locale: Locale, places: object): TextField {
  const isOne = 'count' in places && new Intl.PluralRules(locale).select(Number(places.count)) === 'one'
  return isOne ? `${locale}_one` : locale
}

/** The same as it would be with other words of one text. */
export const voiceWith = (
  services: Pick<Services, 'settings' | 'customerTexts'>,
  locale: Locale,
  key: TextKey,
  words: Partial<TextForms>,
): Voice => {
  const changed = services.customerTexts.current
  const tried = new Map(changed).set(key, { ...changed.get(key), ...words })
  return { ...voiceOf(services, locale), say: sayIn(tried, locale) }
}
