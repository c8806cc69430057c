import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, exportJWK, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from 'jose'
import { Provider, type Adapter, type AdapterPayload } from 'oidc-provider'
import { onTestFinished } from 'vitest'
import { WITH_PASSKEYS } from '../../../test/factories/passkey.ts'

/** Where the applications under test are. */
export const HERE = 'http://baltra.test'
const OURS = [HERE, WITH_PASSKEYS.PUBLIC_URL]
const CLIENT = { id: 'baltra', secret: 'what the provider and the product share' }

/** A person of the organisation: `sub`, and what its provider says of them. */
export type Colleague = Record<string, unknown> & { sub: string }

export interface Organisation {
  issuer: string
  /** the configuration of an application that trusts it */
  env: Record<string, string>
  /** who sits at the browser */
  person: Colleague
  /** what becomes of each ID token on its way */
  tamper: ((claims: JWTPayload) => JWTPayload) | undefined
  /** signs what was changed with another key than its own */
  forges: boolean
  /** what was asked of the provider */
  asked: string[]
  /** Goes there as a browser, signs in, and returns the address back to the application. */
  visit: (address: string) => Promise<string>
}

/** The sign-in of an organisation on this machine, until the end of the test: a whole provider, by another library than ours. */
export async function organisation(): Promise<Organisation> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key: JWK = { ...(await exportJWK(privateKey)), kid: 'one', use: 'sig', alg: 'RS256' }
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const server = createServer((request, response) => handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const it: Organisation = {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Himal Login',
      OIDC_ROLES: 'managers=admin, repair=service_incharge, phones=call_centre, centre=centre_incharge',
      OIDC_CENTRE_CLAIM: 'place',
      OIDC_ROLE_CLAIM: 'groups',
    },
    person: { sub: 'nobody' },
    tamper: undefined,
    forges: false,
    asked: [],
    visit: (address) => visit(address),
  }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: OURS.map((url) => `${url}/api/oidc/callback`),
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [key] },
    adapter: keptIn(new Map()),
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ['of the provider'] },
    claims: {
      openid: ['sub', 'groups', 'place'],
      profile: ['name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
    },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: () => it.person }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid profile email phone')
      await grant.save()
      return grant
    },
  })
  const asUsual = provider.callback()
  handle = (request, response) => {
    it.asked.push(request.url ?? '')
    if (request.url?.startsWith('/interaction/')) void interact(request, response)
    else if (request.url === '/token' && it.tamper) changed(request, response, it.tamper)
    else void asUsual(request, response)
  }
  return it

  async function interact(request: IncomingMessage, response: ServerResponse) {
    const login = { accountId: it.person.sub }
    await provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false })
  }

  /** Lets the provider answer, and changes the ID token in what it says. */
  function changed(request: IncomingMessage, response: ServerResponse, tamper: NonNullable<Organisation['tamper']>) {
    const parts: Buffer[] = []
    const end = response.end.bind(response)
    response.write = ((part: Buffer | string) => parts.push(Buffer.from(part)) > 0) as typeof response.write
    response.end = ((part?: Buffer | string) => {
      if (part) parts.push(Buffer.from(part))
      void resigned(Buffer.concat(parts).toString(), tamper).then(
        (text) => response.setHeader('content-length', Buffer.byteLength(text)) && end(text),
      )
      return response
    }) as typeof response.end
    void asUsual(request, response)
  }

  async function resigned(text: string, tamper: NonNullable<Organisation['tamper']>): Promise<string> {
    const answer = JSON.parse(text) as { id_token: string }
    const claims = tamper(decodeJwt(answer.id_token))
    const by = it.forges ? (await generateKeyPair('RS256')).privateKey : await importJWK(key, 'RS256')
    const id_token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(by)
    return JSON.stringify({ ...answer, id_token })
  }
}

/** What the provider keeps, for as long as a test takes. */
const keptIn =
  (all: Map<string, AdapterPayload>) =>
  (kind: string): Adapter => {
    const find = async (id: string) => all.get(`${kind} ${id}`)
    const findBy = async (field: 'uid' | 'userCode', value: string) =>
      [...all.values()].find((one) => one.kind === kind && one[field] === value)
    return {
      find,
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (code) => findBy('userCode', code),
      upsert: async (id, payload) => void all.set(`${kind} ${id}`, payload),
      consume: async (id) => void Object.assign((await find(id)) ?? {}, { consumed: Math.floor(Date.now() / 1000) }),
      destroy: async (id) => void all.delete(`${kind} ${id}`),
      revokeByGrantId: async (grant) => {
        for (const [key, { grantId }] of all) if (grantId === grant) all.delete(key)
      },
    }
  }

/** Follows a browser's way, with its cookies, until it leads back to the application. */
async function visit(address: string): Promise<string> {
  const jar = new Map<string, string>()
  let at = address
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location === null) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
    at = new URL(location, at).href
    if (OURS.some((url) => at.startsWith(url))) return at
  }
  throw new Error('The way to the provider has no end')
}
