import { AsyncLocalStorage } from 'node:async_hooks'
import type { Rendering } from 'contract/core/page'
import { overwriteGetLocale as overwriteShared } from 'contract/message-runtime'
import { overwriteGetLocale } from './paraglide/runtime.js'
import { overwriteSettings } from './brand/page-settings.ts'

const rendering = new AsyncLocalStorage<Rendering>()
const getLocale = () => rendering.getStore()?.locale ?? 'en'
overwriteGetLocale(getLocale)
overwriteShared(getLocale)
overwriteSettings(() => {
  const page = rendering.getStore()
  if (!page) throw new Error('Settings belong to a page that is being rendered')
  return page.settings
})

/** Renders a page: messages of everything that happens in `render` come in its language, the brand by its settings. */
export const inPage = <T>(page: Rendering, render: () => T): T => rendering.run(page, render)
