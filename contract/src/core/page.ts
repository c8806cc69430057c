import type { CarriedSettings } from '../settings/page-settings.ts'
import type { Locale } from './locale.ts'

/** The context of everything on a page. */
export interface Rendering {
  locale: Locale
  settings: CarriedSettings
}

/** A public read of the API, as a page of this process asks for it. */
export interface PageRead {
  /** the endpoint's path, with its placeholders */
  path: string
  params: Record<string, string>
  /** empty values are left out */
  query: Record<string, string>
}

/** The answer to a read, or its refusal with the seconds to wait. Equal reads of one page share a body, so nobody changes it. */
export interface PageAnswer {
  status: number
  body: unknown
  retryAfter?: number
}

/** Server functions the website uses while it renders a page. */
export interface Host {
  /** Reads from the API of this process. */
  read(call: PageRead): Promise<PageAnswer>
  /** Receives the finished page, which its response then does not carry again. */
  finished: (html: Uint8Array) => void
  /** Receives errors that no screen expected. */
  report(error: unknown): void
  /** marks the renderer's own scripts; it never leaves the process */
  nonce: string
}

/** What a layout or screen declares about itself to the server: `export const handle: PageHandle = { query: ['page'] }`. */
export interface PageHandle {
  /** the same for everyone, so it is rendered on the server and cached; declared once by the layout of such screens */
  public?: true
  /** the query keys its loaders read; others never reach them */
  query?: readonly string[]
  /** must be current, because no write invalidates it: rendered for each request, never cached */
  fresh?: true
  /** not for search engines, and not kept for offline use */
  unlisted?: true
  /** complete without its scripts, so it fetches them at the first sign of a person (`web/app/ui/browser/when-touched.ts`) */
  waits?: true
  /** the app as which it is installed, by the name of its manifest; without, the website */
  manifest?: 'field.webmanifest'
}
