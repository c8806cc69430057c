import { escaped } from '../http/escaped.ts'
import type { WebsiteBuild } from './website.ts'

const WORDS: Record<number, [title: string, advice: string]> = {
  429: ['Too many requests', 'Many pages were asked for from your connection. Please try again in a minute.'],
  503: ['Too busy just now', 'Please try again in a few seconds.'],
}

/** The page shown when rendering fails: it is not the visitor's fault, and the id helps to find out why. */
export function failurePage(build: WebsiteBuild, status: number, requestId: string): string {
  const [title, advice] = WORDS[status] ?? ['Something went wrong', 'It is our fault, not yours. Please try again.']
  const styles = (build.assets.routes['root']?.css ?? []).map(
    (href) => `<link rel="stylesheet" href="${escaped(href)}">`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${styles.join('')}</head><body><main class="failure"><h1>${title}</h1><p>${advice}</p><p><small>Request ${escaped(requestId)}</small></p><p><a href="/">Home</a></p></main></body></html>`
}
