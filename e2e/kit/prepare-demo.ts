import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { cachePath, cached, hashOf } from '../../scripts/cache.ts'
import { dayInNepal } from './day-in-nepal.ts'
import { startProduct, type Product } from './product.ts'

const DEMO = ['demo/**', 'contract/{src,messages}/**', 'server/src/**', 'package-lock.json']
const NO_DEMO = ['**/*.test.ts', '**/paraglide/**']
/** What the smaller versions of pictures are made of. */
const PICTURES = ['demo/pictures/**', 'server/src/platform/files/*.ts', 'package-lock.json']

/**
 * Runs once before all journeys: a data directory with the demo and every smaller version of its pictures, which each
 * product under test starts on a copy of. It takes a minute and a half of a processor, so it is kept until the sources
 * or the day change. Nobody administers it yet.
 */
export default async function prepareDemo(): Promise<void> {
  // The demo's days are counted from the first start; in Nepal a day begins at 18:15 UTC.
  const today = dayInNepal()
  const pictures = cachePath('demo-pictures', hashOf(PICTURES, NO_DEMO), 'media')
  process.env['PREPARED_DEMO'] = await cached('demo', hashOf(DEMO, NO_DEMO, [today]), async (folder) => {
    const product = await startProduct({
      env: { ADMIN_PASSWORD: '' },
      fill: async (dataDir) => {
        if (existsSync(pictures)) await cp(pictures, media(dataDir), { recursive: true })
      },
      keep: folder,
    })
    await picturesAreMade(product)
    await product.stop()
  })
  await cached('demo-pictures', hashOf(PICTURES, NO_DEMO), (folder) =>
    cp(media(process.env['PREPARED_DEMO']!), join(folder, 'media'), { recursive: true }),
  )
}

const media = (dataDir: string) => join(dataDir, 'files/media')

async function picturesAreMade({ url }: Pick<Product, 'url'>): Promise<void> {
  for (;;) {
    const figures = await (await fetch(`${url}/api/metrics`)).text()
    const waiting = [...figures.matchAll(/^jobs\{name="[^"]+",state="(?:waiting|running)"\} (\d+)$/gm)]
    if (waiting.every(([, count]) => count === '0')) return
    await after(500)
  }
}
