import { templateOf, type TextForms } from 'contract/customer-texts/templates'
import { TEXT_FIELDS, TEXT_KEYS, traitsOf, usedAs, type TextKey } from 'contract/customer-texts/words'
import type { CustomerTextLine } from 'contract/customer-texts/endpoints'
import type { Db } from '../platform/core/db.ts'

/** The words that the owner of the installation changed, by key; what is absent is as in this release. */
export type ChangedTexts = ReadonlyMap<string, Partial<TextForms>>

/** A text as it is kept: null where it is as in this release. */
export interface StoredText extends Record<keyof TextForms, string | null> {
  id: number
  version: number
}

/** The state of an unchanged text. */
const UNCHANGED: StoredText = { id: 0, en: null, en_one: null, ne: null, ne_one: null, version: 1 }

export async function readChangedTexts(db: Db): Promise<ChangedTexts> {
  const rows = await db.selectFrom('customer_text').select(['key', 'en', 'en_one', 'ne', 'ne_one']).execute()
  return new Map(rows.map(({ key, ...forms }) => [key, withoutNull(forms)]))
}

export async function readText(db: Db, key: TextKey): Promise<StoredText> {
  const row = await db
    .selectFrom('customer_text')
    .where('key', '=', key)
    .select(['id', 'en', 'en_one', 'ne', 'ne_one', 'version'])
    .executeTakeFirst()
  return row ?? UNCHANGED
}

/** The words in use: those of this release where nothing was changed. */
export function formsOf(key: TextKey, stored: Partial<Record<keyof TextForms, string | null>>): TextForms {
  const { forms } = templateOf(key)
  return Object.fromEntries(TEXT_FIELDS.map((field) => [field, stored[field] ?? forms[field]])) as unknown as TextForms
}

/** Every text that customers can get, by occasion, as the list of the office shows it. */
export async function listTexts(db: Db, { withEmails }: { withEmails: boolean }): Promise<CustomerTextLine[]> {
  const changed = await readChangedTexts(db)
  return TEXT_KEYS.filter((key) => withEmails || usedAs(key) !== 'email').map((key) => {
    const own = changed.get(key) ?? {}
    const { en, ne } = formsOf(key, own)
    return {
      key,
      occasion: traitsOf(key).occasion,
      use: usedAs(key),
      changed: Object.keys(own).length > 0,
      en,
      ne,
    }
  })
}

const withoutNull = (forms: Record<keyof TextForms, string | null>): Partial<TextForms> =>
  Object.fromEntries(Object.entries(forms).filter(([, text]) => text !== null))
