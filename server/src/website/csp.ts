import { createHash } from 'node:crypto'

/**
 * The policy of one page. Its own inline scripts and styles are named by their hashes: the page is kept as bytes and
 * sent to many, so a nonce, which must differ each time, is no use.
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = hashesOf(html, SCRIPT, isCode)
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

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const STYLE = /<style\b([^>]*)>([\s\S]*?)<\/style>/gi

// Data in a script element is not run, so it needs no leave.
const isCode = (attributes: string) =>
  !/\ssrc\s*=/i.test(attributes) && !/\stype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes)

function hashesOf(html: string, element: RegExp, counts: (attributes: string) => boolean): string[] {
  const hashes = [...html.matchAll(element)]
    .filter(([, attributes = '']) => counts(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(hashes)]
}
