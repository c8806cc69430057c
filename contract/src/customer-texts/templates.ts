import { m } from 'contract/messages'
import { placesIn } from '../canned-answers/words.ts'
import type { Locale } from '../core/locale.ts'
import { PLACE_KINDS, traitsOf, type PlaceKind, type PlaceName, type TextField, type TextKey } from './words.ts'

type MessageOf<Key extends TextKey> = (typeof m)[`notices_${Key}`]

/** The values of a text by placeholder, and a `count` that decides between the forms of a plural. */
export type PlacesOf<Key extends TextKey> = Parameters<MessageOf<Key>>[0]

type EachPlace<Key extends TextKey = TextKey> = Key extends TextKey ? Exclude<keyof PlacesOf<Key>, 'count'> : never

/** A text of this release, by field; `en_one` and `ne_one` are empty where one piece reads like several. */
export type TextForms = Record<TextField, string>

/** A place that a text may have. */
export interface TextPlace {
  name: PlaceName
  kind: PlaceKind
  /** without it the text is refused */
  needed: boolean
}

export interface Template {
  forms: Readonly<TextForms>
  places: readonly TextPlace[]
  hasPlural: boolean
}

/** The words of this release, filled in. */
export const defaultText = <Key extends TextKey>(key: Key, places: PlacesOf<Key>, locale: Locale): string =>
  call(key, places ?? {}, locale)

/** A text of this release with its places, all read from its message. */
export function templateOf(key: TextKey): Template {
  const known = templates.get(key)
  if (known) return known
  const [en, ne] = [formsOf(key, 'en'), formsOf(key, 'ne')]
  const { needed } = traitsOf(key)
  const names = placesIn(en.many) as EachPlace[]
  const template = {
    forms: { en: en.many, en_one: en.one, ne: ne.many, ne_one: ne.one },
    places: names.map((name) => ({ name, kind: PLACE_KINDS[name], needed: needed.includes(name) })),
    hasPlural: en.one !== '',
  }
  templates.set(key, template)
  return template
}

const templates = new Map<TextKey, Template>()

/** The message with placeholder names in it, plural and singular. */
function formsOf(key: TextKey, locale: Locale): { many: string; one: string } {
  let counts = false
  const named = (count: number) =>
    new Proxy(
      {},
      {
        get(_, name) {
          if (name !== 'count') return `{${String(name)}}`
          counts = true
          return count
        },
      },
    )
  const many = call(key, named(SEVERAL), locale)
  return { many, one: counts ? call(key, named(1), locale) : '' }
}

const SEVERAL = 5

/** By name, which only the server may do: the build of a page keeps the messages that it names. */
const MESSAGES: Pick<typeof m, `notices_${TextKey}`> = m

const call = (key: TextKey, places: object, locale: Locale): string =>
  (MESSAGES[`notices_${key}`] as (places: object, options: { locale: Locale }) => string)(places, { locale })
