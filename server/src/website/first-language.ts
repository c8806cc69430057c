import type { IncomingMessage } from 'node:http'
import { LANGUAGE_COOKIE, pathIn } from 'contract/core/locale'

/** Where people come from a typed name, a printed code or a text message: no page of ours has named the language yet. */
const BEGINNINGS = /^\/(?:[qt]\/[^/.?#]+)?(?=$|\?)/

/**
 * The Nepali address of a first page, for a browser that chose Nepali before or, without a choice, prefers it to English.
 * Undefined where the address itself counts: for all other pages, and for crawlers, which name no language. What the
 * address shows stays the same, so any cache may keep it.
 */
export function nepaliAddressFor({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || !BEGINNINGS.test(url)) return undefined
  const chosen = chosenIn(headers.cookie)
  const isNepali = chosen ? chosen === 'ne' : prefersNepali(headers['accept-language'])
  return isNepali ? pathIn('ne', url) : undefined
}

const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(en|ne)(?=;|$)`)

const chosenIn = (cookies = ''): string | undefined => CHOICE.exec(cookies)?.[1]

/** Whether Nepali stands before English; a language without a weight has the highest, and the earlier of two equals counts. */
export function prefersNepali(accepted = ''): boolean {
  const first = accepted
    .slice(0, 400)
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [tag = '', ...settings] = part.split(';').map((text) => text.trim())
      const weight = settings.find((setting) => setting.startsWith('q='))
      return { language: tag.split('-')[0], weight: weight ? Number(weight.slice(2)) || 0 : 1 }
    })
    .filter(({ language, weight }) => (language === 'ne' || language === 'en') && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)[0]
  return first?.language === 'ne'
}
