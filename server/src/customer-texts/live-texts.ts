import { liveValue, type LiveValue } from '../platform/core/live-value.ts'
import type { Services } from '../platform/core/services.ts'
import { readChangedTexts, type ChangedTexts } from './customer-text.queries.ts'

declare module '../platform/core/services.ts' {
  interface Services {
    customerTexts: LiveValue<ChangedTexts>
  }
}

/** The words that the owner changed, as this process knows them. */
export const liveTexts = ({ db, log }: Pick<Services, 'db' | 'log'>): LiveValue<ChangedTexts> =>
  liveValue<ChangedTexts>(
    new Map(),
    () => readChangedTexts(db),
    (error) => log.error({ err: error }, 'customer texts not read'),
  )
