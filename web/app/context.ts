import type { Contract } from 'contract/index'
import type { Client } from 'contract/core/client'
import { createContext } from 'react-router'

export type Api = Client<Contract>

/** The API for loaders on the server: `context.get(apiContext).products.listPublic()`. It only reads. */
export const apiContext = createContext<Api>()

/** What the server that renders lends us; it spells the same in its own words. */
export interface Host {
  read(url: string): Promise<{ status: number; headers: Record<string, string>; body: string }>
  report(error: unknown): void
  /** marks the scripts that the renderer itself writes; it never leaves the process */
  nonce: string
}

export const hostContext = createContext<Host>()

/**
 * What a layout or screen says of itself to the server: `export const handle: PageHandle = { query: ['page'] }`.
 * A query key that no one in the page's branch names never reaches the loaders.
 */
export interface PageHandle {
  /** the same for everybody: rendered on the server and kept. Said once, by the layout of such screens */
  public?: true
  /** the query keys that the loader reads */
  query?: readonly string[]
  /** rendered for each request and never cached, because no write invalidates it */
  fresh?: true
  /** not for the index of search engines, and not worth keeping for a person without a connection */
  unlisted?: true
}
