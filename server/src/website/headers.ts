import { contentSecurityPolicy } from './csp.ts'

/** Sent with everything of the website. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
}

/** Headers of what is the same for everybody: browsers ask again each time, and mostly hear "unchanged". */
export const PUBLIC: Readonly<Record<string, string>> = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** Headers of scripts, styles, fonts. The policy is for workers, which obey that of their own file. */
export const ASSET: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
}

/** Keeps a page out of the index of search engines. */
export const UNLISTED: Readonly<Record<string, string>> = { 'x-robots-tag': 'noindex' }

/** Headers of what nobody may keep or list: the empty frame of signed-in screens, and pages made anew each time. */
export const PRIVATE: Readonly<Record<string, string>> = { 'cache-control': 'no-store', ...UNLISTED }

/** All headers of a page. Vite's development pages need inline styles and a socket, so they have no policy. */
export function pageHeaders(html: string, { https, development }: { https: boolean; development: boolean }) {
  return {
    ...SECURITY_HEADERS,
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    ...(development ? {} : { 'content-security-policy': contentSecurityPolicy(html) }),
  }
}
