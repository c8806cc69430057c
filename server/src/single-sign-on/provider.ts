import type { Configuration } from 'openid-client'
import type { Locale } from 'contract/core/locale'
import type { OidcConfig } from '../platform/config/oidc-config.ts'
import { NotSignedIn } from './refusal.ts'

/** What the provider says about a person. */
export type Claims = Record<string, unknown> & { sub: string; auth_time?: number }

/** The secrets of one way to the provider and back. */
export interface Flow {
  state: string
  nonce: string
  verifier: string
}

/** Below the address of the installation; the provider has to know it. */
export const CALLBACK_PATH = '/api/oidc/callback'

const TIMEOUT_SECONDS = 10
/** A proof given again counts only if the sign-in at the provider is no older than this. */
const AGAIN_SECONDS = 900

/** Loaded with the first sign-in: most installations have no provider, and a start need not wait for it. */
const library = () => import('openid-client')

const opened = new WeakMap<OidcConfig, Promise<Configuration>>()

/** The provider's own description of itself, read once; again when it could not be read. */
function providerOf(config: OidcConfig): Promise<Configuration> {
  const known = opened.get(config)
  if (known) return known
  const opening = discover(config).catch((cause: unknown) => {
    opened.delete(config)
    throw new NotSignedIn('away', { cause })
  })
  opened.set(config, opening)
  return opening
}

async function discover({ issuer, clientId, clientSecret }: OidcConfig): Promise<Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library()
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    // The signature is checked as well, although the answer comes from the provider itself.
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
  })
}

/** The provider's address to which a browser is sent; `again`: the provider asks even those who are signed in there. */
export async function addressAt(
  config: OidcConfig,
  { state, nonce, verifier }: Flow,
  { publicUrl, locale, again }: { publicUrl: string; locale: Locale; again: boolean },
): Promise<string> {
  const provider = await providerOf(config)
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
  return buildAuthorizationUrl(provider, {
    redirect_uri: publicUrl + CALLBACK_PATH,
    scope: config.scopes,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ui_locales: locale,
    ...(again && { prompt: 'login', max_age: '0' }),
  }).href
}

/**
 * What the provider says of who came back to `url`. Issuer, audience, signature, nonce, state and PKCE are checked by the
 * library. Throws NotSignedIn.
 */
export async function claimsAt(
  config: OidcConfig,
  { state, nonce, verifier }: Flow,
  { url, again }: { url: URL; again: boolean },
): Promise<Claims> {
  const provider = await providerOf(config)
  const { authorizationCodeGrant, AuthorizationResponseError, fetchUserInfo } = await library()
  try {
    const tokens = await authorizationCodeGrant(provider, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      ...(again && { maxAge: AGAIN_SECONDS }),
    })
    const said = tokens.claims()!
    const { userinfo_endpoint } = provider.serverMetadata()
    const more = userinfo_endpoint ? await fetchUserInfo(provider, tokens.access_token, said.sub) : {}
    return { ...more, ...said }
  } catch (cause) {
    throw new NotSignedIn(cause instanceof AuthorizationResponseError ? 'declined' : whyOf(cause), { cause })
  }
}

function whyOf(error: unknown): 'away' | 'untrusted' {
  // No answer came: what the library itself finds wrong is an error of its own.
  const isAway = error instanceof TypeError && error.message === 'fetch failed'
  return isAway || (error instanceof Error && 'code' in error && error.code === 'OAUTH_TIMEOUT') ? 'away' : 'untrusted'
}

/** A claim by its name; dots lead into objects, unless a claim has that whole name. */
export function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  return name
    .split('.')
    .reduce<unknown>((value, key) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined), claims)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
