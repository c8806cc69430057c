import { ONLY_TLS, SECURITY_HEADERS } from '../platform/http/headers.ts'
import { contentSecurityPolicy } from './csp.ts'

/** All headers of a page, given with a sign for each of its bytes. Vite's development pages need inline styles and a socket, so they have no policy. */
export function pageHeaders(
  html: string,
  { https, development, nonce }: { https: boolean; development: boolean; nonce: string },
) {
  return {
    ...SECURITY_HEADERS,
    ...(https ? { 'strict-transport-security': ONLY_TLS } : {}),
    ...(development ? {} : { 'content-security-policy': contentSecurityPolicy(html, nonce) }),
  }
}
