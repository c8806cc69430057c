import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from 'contract/core/locale'
import { overwriteGetLocale } from 'contract/message-runtime'

const spoken = new AsyncLocalStorage<Locale>()
overwriteGetLocale(() => spoken.getStore() ?? 'en')

/** Does something whose messages come in a language, whoever calls it: `m.core_saved()` is in that of the request. */
export const speaking = <T>(locale: Locale, work: () => T): T => spoken.run(locale, work)
