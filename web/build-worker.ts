// Run after `react-router build`: writes the service worker beside the other files of the browser, with what it must know of this build.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BRAND } from 'contract/core/brand'
import type { ServerBuild } from 'react-router'
import { transformWithOxc } from 'vite'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const { assets } = (await import(file('./build/server/index.js'))) as Pick<ServerBuild, 'assets'>
const { code: source } = await transformWithOxc(readFileSync(file('./service-worker.ts'), 'utf8'), 'service-worker.ts')
const { frame, path, lamp } = BRAND.wordmark
const build = {
  version: createHash('sha256').update(assets.version).update(source).digest('hex').slice(0, 12),
  styles: assets.routes['root']?.css ?? [],
  brand: { name: BRAND.name, frame, path, lamp },
}
writeFileSync(file('./build/client/sw.js'), `const BUILD = ${JSON.stringify(build)}\n${source}`)
