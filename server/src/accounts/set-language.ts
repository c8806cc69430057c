import type { Locale } from 'contract/core/locale'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'

/** Sets the language in which the caller is written to. */
export async function setLanguage({ db }: Pick<Services, 'db'>, user: Caller, language: Locale): Promise<void> {
  await db.updateTable('account').set({ language, language_chosen: true }).where('id', '=', user.id).execute()
}
