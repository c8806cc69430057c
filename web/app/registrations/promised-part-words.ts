import type { PromisedPart } from 'contract/registrations/endpoints'
import { m } from '#messages'
import { partWords } from '../products/warranty-text.ts'
import { inBothCalendars } from '../ui/format/both-calendars.ts'

/** `Compressor: 10 years, until 28 Jan 2037`; without the day while nothing is approved. */
export const promisedPartWords = (part: PromisedPart): string =>
  part.until === ''
    ? partWords(part)
    : m.registrations_warranty_part_until({ part: partWords(part), day: inBothCalendars(part.until) })
