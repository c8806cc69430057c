import { hash } from 'node:crypto'

/**
 * The policy of one page, which is given with a sign for each of its bytes (latin1). Inline scripts and styles are named
 * by hash: the page is cached and sent to many, so a nonce, which must differ each time, is useless. The renderer marks its
 * own scripts with a secret nonce, and only these are named, so an injected script does not run.
 */
export function contentSecurityPolicy(html: string, nonce: string): string {
  const isOurs = (attributes: string) => nonce !== '' && attributes.includes(mark(nonce))
  const scripts = hashesOf(html, SCRIPT, (attributes) => isOurs(attributes) && isCode(attributes))
  const styles = hashesOf(html, STYLE, () => true)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** The page as it is sent, without the renderer's marks. */
export const withoutNonce = (html: string, nonce: string): string => html.replaceAll(mark(nonce), '')

const mark = (nonce: string) => ` nonce="${nonce}"`

// In small letters, as the renderer writes them: of others none is named.
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const STYLE = /<style\b([^>]*)>([\s\S]*?)<\/style>/g

// Data in a script element is not run, so it needs no hash.
const isCode = (attributes: string) =>
  !/\ssrc\s*=/i.test(attributes) && !/\stype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes)

function hashesOf(html: string, element: RegExp, counts: (attributes: string) => boolean): string[] {
  const hashes = [...html.matchAll(element)]
    .filter(([, attributes = '']) => counts(attributes))
    .map(([, , text = '']) => `'sha256-${hash('sha256', Buffer.from(text, 'latin1'), 'base64')}'`)
  return [...new Set(hashes)]
}
