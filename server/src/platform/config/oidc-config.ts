import { ROLES, type Role } from 'contract/core/roles'

/** The organisation's own provider, by which staff sign in (OpenID Connect). */
export interface OidcConfig {
  issuer: string
  clientId: string
  clientSecret: string
  /** what people call it */
  name: string
  scopes: string
  /** where its answer says what somebody may here; dots lead into objects */
  roleClaim: string
  /** which value of that claim is which role; of several that somebody has, the first here counts */
  roles: readonly (readonly [value: string, role: Role])[]
  /** where it says which service centre somebody belongs to */
  centreClaim: string | undefined
  /** whoever has a role and no account gets one */
  addsAccounts: boolean
  /** passwords of staff are refused, but for the account with this number */
  only: { emergencyContact: string } | undefined
}

/** The variables, as they are read. */
export interface OidcVariables {
  OIDC_ISSUER?: string | undefined
  OIDC_CLIENT_ID?: string | undefined
  OIDC_CLIENT_SECRET?: string | undefined
  OIDC_NAME?: string | undefined
  OIDC_SCOPES: string
  OIDC_ROLE_CLAIM: string
  OIDC_ROLES?: string | undefined
  OIDC_CENTRE_CLAIM?: string | undefined
  OIDC_ADD_ACCOUNTS?: boolean | undefined
  OIDC_ONLY?: boolean | undefined
  OIDC_EMERGENCY_CONTACT?: string | undefined
}

/** Reads the provider; undefined: there is none. `refuse` throws. */
export function oidcConfig(e: OidcVariables, refuse: (variable: string, why: string) => never): OidcConfig | undefined {
  const needed = (variable: keyof OidcVariables): string =>
    (e[variable] as string | undefined) ?? refuse(variable, 'is needed together with OIDC_ISSUER')
  if (e.OIDC_ISSUER === undefined) {
    if (e.OIDC_ONLY) refuse('OIDC_ISSUER', 'is needed for OIDC_ONLY')
    return undefined
  }
  const issuer = new URL(e.OIDC_ISSUER)
  if (issuer.protocol !== 'https:' && !isThisMachine(issuer.hostname))
    refuse('OIDC_ISSUER', 'must begin with https:// unless it is on this machine')
  if (!e.OIDC_SCOPES.split(' ').includes('openid')) refuse('OIDC_SCOPES', 'must have openid among them')
  if (e.OIDC_ONLY && e.OIDC_EMERGENCY_CONTACT === undefined)
    refuse('OIDC_EMERGENCY_CONTACT', 'is needed for OIDC_ONLY: the number of the account for when the provider is away')
  return {
    issuer: e.OIDC_ISSUER,
    clientId: needed('OIDC_CLIENT_ID'),
    clientSecret: needed('OIDC_CLIENT_SECRET'),
    name: e.OIDC_NAME ?? issuer.hostname,
    scopes: e.OIDC_SCOPES,
    roleClaim: e.OIDC_ROLE_CLAIM,
    roles: rolesIn(needed('OIDC_ROLES'), (why) => refuse('OIDC_ROLES', why)),
    centreClaim: e.OIDC_CENTRE_CLAIM,
    addsAccounts: e.OIDC_ADD_ACCOUNTS ?? false,
    only: e.OIDC_ONLY ? { emergencyContact: e.OIDC_EMERGENCY_CONTACT! } : undefined,
  }
}

/** `managers=admin, repair desk=service_incharge` */
function rolesIn(text: string, refuse: (why: string) => never): OidcConfig['roles'] {
  return text
    .split(',')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.lastIndexOf('=')
      const [value, role] = [pair.slice(0, Math.max(at, 0)).trim(), pair.slice(at + 1).trim()]
      const known = ROLES.find((one) => one === role && one !== 'customer')
      if (value === '' || !known)
        refuse(
          `“${pair}” must be a value of the claim, “=”, and one of ${ROLES.filter((one) => one !== 'customer').join(', ')}`,
        )
      return [value, known!] as const
    })
}

const isThisMachine = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
