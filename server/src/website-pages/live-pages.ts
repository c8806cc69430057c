import { liveValue, type LiveValue } from '../platform/core/live-value.ts'
import type { Services } from '../platform/core/services.ts'
import { readPublishedPages, type PublishedPages } from './website-page.queries.ts'

declare module '../platform/core/services.ts' {
  interface Services {
    /** what was published of the website's pages */
    websitePages: LiveValue<PublishedPages>
  }
}

/** The published pages, as this process knows them. */
export const livePages = ({ db, log }: Pick<Services, 'db' | 'log'>): LiveValue<PublishedPages> =>
  liveValue<PublishedPages>(
    new Map(),
    () => readPublishedPages(db),
    (error) => log.error({ err: error }, 'pages not read'),
  )
