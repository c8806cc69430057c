import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from 'contract/core/locale'
import { overwriteGetLocale as overwriteShared } from 'contract/message-runtime'
import { overwriteGetLocale } from './paraglide/runtime.js'

const rendering = new AsyncLocalStorage<Locale>()
const getLocale = () => rendering.getStore() ?? 'en'
overwriteGetLocale(getLocale)
overwriteShared(getLocale)

/** Renders in a language: messages of everything that happens in `render` come in it. */
export const inLocale = <T>(locale: Locale, render: () => T): T => rendering.run(locale, render)
