import { localePrefix, type Locale } from 'contract/core/locale'
import { escaped } from '../platform/http/escaped.ts'
import type { WebsiteBuild } from './website.ts'

interface Words {
  tooMany: [title: string, advice: string]
  tooBusy: [title: string, advice: string]
  failed: [title: string, advice: string]
  request: string
  home: string
}

/** Not among the messages: the page must stand where those could not be loaded. */
const WORDS: Record<Locale, Words> = {
  en: {
    tooMany: ['Too many requests', 'Many pages were asked for from your connection. Please try again in a minute.'],
    tooBusy: ['Too busy just now', 'Please try again in a few seconds.'],
    failed: ['Something went wrong', 'It is our fault, not yours. Please try again.'],
    request: 'Request',
    home: 'Home',
  },
  ne: {
    tooMany: ['धेरै पटक खोल्न खोजियो', 'तपाईंको इन्टरनेटबाट धेरै पृष्ठ खोल्न खोजियो। कृपया एक मिनेटपछि फेरि प्रयास गर्नुहोस्।'],
    tooBusy: ['अहिले भीड छ', 'कृपया केही सेकेन्डपछि फेरि प्रयास गर्नुहोस्।'],
    failed: ['केही गडबड भयो', 'यो तपाईंको होइन, हाम्रो गल्ती हो। कृपया फेरि प्रयास गर्नुहोस्।'],
    request: 'अनुरोध',
    home: 'गृहपृष्ठ',
  },
}

/** The page shown when rendering fails: it is not the visitor's fault, and the id helps to find out why. */
export function failurePage(build: WebsiteBuild, status: number, requestId: string, locale: Locale): string {
  const words = WORDS[locale]
  const [title, advice] = status === 429 ? words.tooMany : status === 503 ? words.tooBusy : words.failed
  const styles = (build.assets.routes['root']?.css ?? []).map(
    (href) => `<link rel="stylesheet" href="${escaped(href)}">`,
  )
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${styles.join('')}</head><body><main class="failure"><h1>${title}</h1><p>${advice}</p><p><small>${words.request} ${escaped(requestId)}</small></p><p><a href="${localePrefix(locale) || '/'}">${words.home}</a></p></main></body></html>`
}
