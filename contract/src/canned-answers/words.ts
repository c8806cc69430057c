import type { AskedFields } from '../core/conditions.ts'
import { filledIn } from '../core/texts/endings.ts'

/** What a canned answer is for: a message to the customer, a note among staff, or the reason of a decision. */
export const ANSWER_KINDS = ['reply', 'note', 'rejection', 'cancellation'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

/** The placeholders of a text that are filled in where it is used: `{customer}`. */
export const ANSWER_PLACES = ['customer', 'job', 'model', 'centre', 'engineer', 'visit'] as const
export type AnswerPlace = (typeof ANSWER_PLACES)[number]

/** A registration has a customer and a product, and nothing of a complaint. */
const OF_REGISTRATION: readonly AnswerPlace[] = ['customer', 'model']

/** The places that texts of a kind may have. */
export const placesOf = (kind: AnswerKind): readonly AnswerPlace[] =>
  kind === 'rejection' ? OF_REGISTRATION : ANSWER_PLACES

/** The longest text of each kind, as long as where it goes. */
export const ANSWER_MAX: Record<AnswerKind, number> = { reply: 1000, note: 1000, rejection: 500, cancellation: 1000 }

export const TITLE_MAX = 80

/** The longest short form that replaces a message in its SMS. */
export const SHORT_FORM_MAX = 160

const PLACE = /\{([^{}\n]*)\}/g

/** The names between braces, known or not, each once. */
export const placesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACE)].map(([, name]) => name!.trim())),
]

/** The text with the values put into their places; a place without one stays as it is. */
export const fillPlaces = (text: string, values: Partial<Record<string, string>>): string =>
  filledIn(text, (name) => values[name] || undefined)

/** The fields the list can be filtered by. */
export const ANSWER_FIELDS = {
  kind: { kind: 'choice', values: ANSWER_KINDS },
  title: { kind: 'text' },
  text: { kind: 'text' },
} as const satisfies AskedFields
