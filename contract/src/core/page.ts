import type { CarriedSettings } from '../settings/page-settings.ts'
import type { Locale } from './locale.ts'

/** The context of everything on a page. */
export interface Rendering {
  locale: Locale
  settings: CarriedSettings
}

/** Server functions the website uses while it renders a page. */
export interface Host {
  /** Reads from the API of this process. */
  read(url: string): Promise<{ status: number; headers: Record<string, string>; body: string }>
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
}
