import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Locale } from 'contract/core/locale'
import type { Plugin } from 'vite'

const MODULE = /^(\.{1,2}\/.+?)(?<!\.(?:en|ne))(\.tsx?)$/

/** Takes `dates.ne.ts` for `dates.ts`, where there is one, so that a build for browsers has one language's part of it. */
export const filesOfOneLanguage = (locale: Locale): Plugin => ({
  name: 'files-of-one-language',
  enforce: 'pre',
  resolveId(id, importer) {
    const [, path, ending] = MODULE.exec(id) ?? []
    if (this.environment.name !== 'client' || !importer || !path) return undefined
    const file = resolve(dirname(importer), `${path}.${locale}${ending}`)
    return existsSync(file) ? file : undefined
  },
})
