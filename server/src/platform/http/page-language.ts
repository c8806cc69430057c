import type { FastifyRequest } from 'fastify'
import { LOCALE_HEADER, toLocale, type Locale } from 'contract/core/locale'

/** The language of the page that a request comes from, if it names one. */
export const namedLanguageOf = (request: Pick<FastifyRequest, 'headers'>): Locale | undefined =>
  request.headers[LOCALE_HEADER] === undefined ? undefined : languageOf(request)

/** The language of the page that a request comes from; English where it names none, as those of the earlier client. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  const named = headers[LOCALE_HEADER]
  return toLocale(typeof named === 'string' ? named : undefined)
}
