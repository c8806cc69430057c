import { liveValue, type LiveValue } from '../platform/core/live-value.ts'
import type { Services } from '../platform/core/services.ts'
import { readRedirects, type Redirects } from './dead-end.queries.ts'

declare module '../platform/core/services.ts' {
  interface Services {
    redirects: LiveValue<Redirects>
  }
}

/** The redirects, as this process knows them. */
export const liveRedirects = ({ db, log }: Pick<Services, 'db' | 'log'>): LiveValue<Redirects> =>
  liveValue<Redirects>(
    new Map(),
    () => readRedirects(db),
    (error) => log.error({ err: error }, 'redirects not read'),
  )
