import { m } from 'contract/messages'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { LOCALES, localePrefix, type Locale } from 'contract/core/locale'
import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { pageSettings } from 'contract/settings/page-settings'
import { workerBrand, WORKER_BRAND_LINE } from 'contract/settings/worker-brand'
import { LRUCache } from 'lru-cache'
import { Problem } from '../platform/core/problems.ts'
import { isKnown } from '../platform/files/send-file.ts'
import { letterheadOf, type LetterheadSources } from '../platform/papers/letterhead.ts'
import type { StoredSettings } from '../settings/settings.queries.ts'
import { documentThread } from '../platform/threads/document-thread.ts'
import { BRAND_PICTURES, SHARE_PICTURE, type BrandPicture } from './brand-picture-names.ts'
import { ASSET } from '../platform/http/headers.ts'
import { fieldManifestOf, manifestOf } from './manifest.ts'

/** What `serveFiles` leaves to these routes. */
export const BRAND_FILES = [
  ...Object.keys(BRAND_PICTURES),
  ...LOCALES.flatMap((locale) => ['sw.js', SHARE_PICTURE].map((name) => `${localePrefix(locale)}/${name}`.slice(1))),
]

const draw = documentThread(
  new URL('./brand-picture-thread.ts', import.meta.url),
  () => new Problem(503, 'busy', m.core_picture_could_not_drawn_right_now(), { retryAfter: 10 }),
)

const LINE = new RegExp(`^${WORKER_BRAND_LINE}.*$`, 'm')

/** The files of the website that show the brand: manifest, icons, the picture for sharing, and the service worker. */
export function brandFileRoutes(app: FastifyInstance, services: LetterheadSources, clientDir: string) {
  const { settings } = services
  const built = (path: string) => readFile(join(clientDir, path))
  // Made once for each state of the brand.
  const made = new LRUCache<string, Promise<Buffer>>({ max: 40 })

  for (const name of Object.keys(BRAND_PICTURES) as BrandPicture[]) servePicture(name, 'en')
  for (const locale of LOCALES) {
    const prefix = localePrefix(locale)
    if (prefix) servePicture(SHARE_PICTURE, locale)
    for (const [file, manifest] of [
      ['manifest.webmanifest', manifestOf],
      ['field.webmanifest', fieldManifestOf],
    ] as const)
      serve(`${prefix}/${file}`, 'application/manifest+json; charset=utf-8', async (stored) =>
        Buffer.from(JSON.stringify(manifest(pageSettings(stored, null, locale), locale))),
      )
    serve(`${prefix}/sw.js`, 'text/javascript; charset=utf-8', async (stored) => {
      const brand = workerBrand(pageSettings(stored, null, locale), locale)
      const script = (await built(`${prefix}/sw.js`)).toString()
      return Buffer.from(script.replace(LINE, () => WORKER_BRAND_LINE + JSON.stringify(brand)))
    })
  }

  function servePicture(name: BrandPicture, locale: Locale) {
    const path = `${localePrefix(locale)}/${name}`
    serve(path, BRAND_PICTURES[name].type, async (stored) => {
      if (isUnchanged(stored)) return built(path)
      const { tagline, description } = pageSettings(stored, null, locale)
      return drawn(name, { tagline, description })
    })
  }

  async function drawn(name: BrandPicture, texts: { tagline: string; description: string }): Promise<Buffer> {
    return Buffer.from(await draw({ name, letterhead: await letterheadOf(services), ...texts }))
  }

  /** A failed file is made again at the next request. */
  function keep(key: string, making: Promise<Buffer>): Promise<Buffer> {
    made.set(key, making)
    making.catch(() => made.delete(key))
    return making
  }

  function serve(path: string, type: string, make: (stored: StoredSettings) => Promise<Buffer>) {
    app.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: async (request, reply) => {
        const stored = await settings.settled()
        const key = `${path} ${hashOf(JSON.stringify(stored))}`
        const content = await (made.get(key) ?? keep(key, make(stored)))
        const etag = `"${hashOf(content)}"`
        reply
          .headers(ASSET)
          .header('cache-control', 'public, max-age=0, must-revalidate')
          .header('etag', etag)
          .type(type)
        return isKnown(request, etag) ? reply.code(304).send() : reply.send(content)
      },
    })
  }
}

/** Whether the pictures that were drawn for the design's own brand are right. */
const isUnchanged = (stored: StoredSettings): boolean =>
  stored.logo === null && SHOWN_IN_PICTURES.every((name) => stored[name] === DEFAULT_SETTINGS[name])

const SHOWN_IN_PICTURES = ['brand_name', 'colour', 'tagline', 'tagline_ne', 'description', 'description_ne'] as const

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 20)
