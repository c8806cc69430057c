import { readFile } from 'node:fs/promises'
import { minifySync, transformSync } from 'rolldown/utils'
import type { Plugin } from 'vite'

const INLINE = '?inline-script'

/**
 * `import source from './a.ts?inline-script'` is the minified source of the function that the module exports by default,
 * for pages that carry it in their document, where each byte delays the first paint.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(INLINE)) return undefined
      const file = id.slice(0, -INLINE.length)
      this.addWatchFile(file)
      const { code } = minifySync(file, transformSync(file, await readFile(file, 'utf8')).code, { module: true })
      const found = /^export default (function[\s\S]*?);?$/.exec(code.trim())
      if (!found) this.error(`${file} has to export one function by default, and nothing besides`)
      return { code: `export default ${JSON.stringify(found[1])}`, map: null, moduleType: 'js' }
    },
  }
}
