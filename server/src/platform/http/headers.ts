/** For anything but pages: viewed on its own it may fetch, run and be framed by nothing. */
const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Once seen over TLS, browsers use only TLS for this name and its subdomains. */
export const ONLY_TLS = 'max-age=31536000; includeSubDomains'

/** Sent with everything of the website. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), otp-credentials=(self)',
}

/** Default headers of cached responses, which are sent with their own headers and no others. */
export const keptHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  'content-security-policy': NO_PAGE_POLICY,
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': ONLY_TLS } : {}),
})

/** Headers of responses that are the same for everyone: browsers revalidate each time, and mostly get 304. */
export const PUBLIC: Readonly<Record<string, string>> = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** Headers of scripts, styles, fonts. The policy is for workers, which obey their own file's. */
export const ASSET: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
}

/** Keeps a page out of the index of search engines. */
export const UNLISTED: Readonly<Record<string, string>> = { 'x-robots-tag': 'noindex' }

/**
 * Headers of what must not be cached or listed: the empty frame of signed-in screens, and pages rendered for each
 * request.
 */
export const PRIVATE: Readonly<Record<string, string>> = { 'cache-control': 'no-store', ...UNLISTED }
