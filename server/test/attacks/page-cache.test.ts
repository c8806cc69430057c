import { expect, test } from 'vitest'
import { EVERYTHING } from '../../src/platform/cache/broadcast.ts'
import { ENDPOINTS, isOfCustomers } from '../calls/endpoints.ts'
import { rawExchange, rawGet, rawRequest, type RawAnswer } from './raw-socket.ts'
import { isBuilt, testSite, type TestSite } from './test-site.ts'
import { testApp } from '../test-app.ts'
import { PATIENT } from './patient.ts'

const EVIL = 'evil.example'
const PAGE = '/baltra-allProducts'
const CALL = '/api/products/publiccategory'

/** Headers that could poison a page for the next visitor. */
const POISONS: readonly string[][] = [
  [`Host: ${EVIL}`],
  [`Host: ${EVIL}:1337`],
  ['Host: baltra.test', `Host: ${EVIL}`],
  [`Host: baltra.test@${EVIL}`],
  [`X-Forwarded-Host: ${EVIL}`],
  [`X-Forwarded-Host: baltra.test, ${EVIL}`],
  [`X-Forwarded-Server: ${EVIL}`, `X-Host: ${EVIL}`, `X-HTTP-Host-Override: ${EVIL}`],
  ['X-Forwarded-Proto: javascript'],
  ['X-Forwarded-Proto: http', 'X-Forwarded-Scheme: nothttps', 'X-Forwarded-SSL: off', 'Front-End-Https: off'],
  ['X-Forwarded-Port: 1337'],
  [`X-Forwarded-Prefix: /${EVIL}`, `X-Forwarded-Path: /${EVIL}`],
  [`Forwarded: for=1.2.3.4;host=${EVIL};proto=javascript`],
  [`X-Forwarded-For: ${EVIL}`, `X-Real-IP: ${EVIL}`, `True-Client-IP: ${EVIL}`],
  ['X-Original-URL: /baltra-contact-us', 'X-Rewrite-URL: /baltra-contact-us'],
  [`Origin: https://${EVIL}`, `Referer: https://${EVIL}/`],
  [`X-Request-Id: ${EVIL}`, `X-Internal: ${EVIL}`],
  ['Accept-Encoding: evil'],
  ['Accept-Encoding: br;q=0, gzip;q=0, identity;q=0, *;q=0'],
  ['Accept-Encoding: __proto__, constructor;q=1'],
  ['Accept: application/json', 'Accept-Language: ne', 'User-Agent: curl'],
  ['Range: bytes=0-10'],
  ['If-None-Match: *'],
  ['If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT', 'If-Match: "x"', 'If-Range: "x"'],
  [`Cookie: theme=${EVIL}; token=${EVIL}`],
  ['X-HTTP-Method-Override: POST', 'X-HTTP-Method: HEAD'],
  ['Content-Type: application/json'],
  ['Upgrade-Insecure-Requests: 1', 'Sec-Fetch-Dest: script', 'Purpose: prefetch', 'RSC: 1', 'X-Requested-With: x'],
]
/** Queries that no page reads. */
const QUERIES = [
  `utm_source=${EVIL}`,
  `"><script>alert('${EVIL}')</script>`.replaceAll(' ', '%20'),
  `callback=${EVIL}`,
  `__proto__[a]=${EVIL}`,
  `next=//${EVIL}`,
  `host=${EVIL}&_method=POST`,
  'index',
]

test.runIf(isBuilt).each([
  ['nobody', {}],
  ['a proxy', { TRUST_PROXY: '127.0.0.1' }],
])('the visitor after a poisoned request gets the right page, with %s in front', PATIENT, async (_, env) => {
  const site = await testSite({ env })
  await site.build.product({ name: 'Gooseneck Kettle' })
  for (const target of [PAGE, CALL]) {
    const right = await fresh(site, target)
    expect(right.status).toEqual([200, 200])
    const wrong: unknown[] = []
    const tryOne = async (what: unknown, poisoned: () => Promise<RawAnswer | undefined>) => {
      await site.services.cache.drop([EVERYTHING])
      const answer = await poisoned()
      const next = await fresh(site, target)
      const told = JSON.stringify([answer?.headers.location, answer?.headers, answer?.body])
      if (told.includes(EVIL) || (answer?.status ?? 0) >= 500 || JSON.stringify(next) !== JSON.stringify(right))
        wrong.push([what, answer?.status])
    }
    for (const headers of POISONS) await tryOne(headers, () => rawGet(site.port, target, headers))
    for (const query of QUERIES) await tryOne(query, () => rawGet(site.port, `${target}?${query}`))
    await tryOne('HEAD', () => raw(site, `HEAD ${target} HTTP/1.1`))
    await tryOne('a body', () =>
      raw(site, `GET ${target} HTTP/1.1`, [`Content-Length: 20`], `product_name=${EVIL}`.slice(0, 20)),
    )
    expect(wrong).toEqual([])
  }
})

/** Other spellings of an address, and what leads out of it. */
const TRICKS = [
  `//${EVIL}`,
  `//${EVIL}/`,
  `//${EVIL}/..`,
  `///${EVIL}//`,
  `/\\${EVIL}/`,
  `/\\/${EVIL}/`,
  `\\\\${EVIL}/`,
  `/./${EVIL}/`,
  `/.//${EVIL}/`,
  `/%2f%2f${EVIL}/`,
  `/%2f/${EVIL}/`,
  `/%5c${EVIL}/`,
  `/%5c/${EVIL}//`,
  `/%09/${EVIL}/`,
  `/%0d%0aLocation:%20https://${EVIL}/`,
  `/%0d%0a%0d%0a<script>/`,
  `/..//${EVIL}/`,
  `/%2e%2e//${EVIL}/`,
  `/${EVIL}//%2e%2e/`,
  `/;//${EVIL}/`,
  `/@${EVIL}/`,
  `/https://${EVIL}/`,
  `/https:%2f%2f${EVIL}/`,
  `/javascript:alert(1)/`,
  `/javascript:alert(1)//`,
  `http://${EVIL}/`,
  `http://${EVIL}/baltra-allProducts`,
  `http://${EVIL}//baltra-allProducts/`,
  `https://${EVIL}/baltra-allProducts/`,
  `http:///${EVIL}/`,
  `${PAGE}//`,
  `/${PAGE}`,
  `/.${PAGE}`,
  `/x/..${PAGE}`,
  `/x/%2e%2e${PAGE}`,
  `/%2e${PAGE}`,
  `${PAGE}.`,
  `${PAGE}%20`,
  `${PAGE}%00`,
  `${PAGE};a=b`,
  `${PAGE}%3b`,
  `${PAGE}#x`,
  `${PAGE}%23`,
  `${PAGE}%3f`,
  `${PAGE}/x.css`,
  `${PAGE}%2fx.css`,
  '/BALTRA-ALLPRODUCTS',
  '/baltra-all%50roducts',
  '/%62altra-allProducts',
  `${PAGE}?a=1#/../..//${EVIL}`,
]

test.runIf(isBuilt)(
  'no spelling of an address leads to another site, or changes what the right one shows',
  async () => {
    const site = await testSite()
    await site.build.product()
    const right = await fresh(site, PAGE)
    const wrong: unknown[] = []
    for (const target of TRICKS) {
      await site.services.cache.drop([EVERYTHING])
      const answer = await raw(site, `GET ${target} HTTP/1.1`)
      const leads = answer?.headers.location
      const isOut = leads !== undefined && new URL(leads, 'https://baltra.test/a/b').host !== 'baltra.test'
      const splits = Object.keys(answer?.headers ?? {}).filter((name) => name.includes('script'))
      if (isOut || splits.length > 0 || (answer?.status ?? 500) >= 500) wrong.push([target, answer?.status, leads])
      if (!(await isRight(site, right))) wrong.push([target, 'poisoned'])
    }
    expect(wrong).toEqual([])
  },
)

test.runIf(isBuilt)(
  'a page that is asked for under very many addresses fills the memory only so far',
  PATIENT,
  async () => {
    const site = await testSite()
    const size = () => site.services.cache.stats().entries
    await fresh(site, PAGE)
    const before = size()
    for (let at = 0; at < 50; at += 1) {
      await site.site.inject(`${PAGE}?unknown=${at}`)
      await site.site.inject(`/nowhere-${at}`)
    }
    expect(size() - before).toBeLessThanOrEqual(1)
  },
)

/** Endings that a store in front might take for a script or a picture. */
const DECEPTIONS = [
  '/x.css',
  '%2fx.css',
  ';x.css',
  '.css',
  '%0ax.css',
  '%00x.css',
  '%23x.css',
  '%3fx.css',
  '?x.css',
  '/..%2fx.css',
  '/../assets/x.css',
]

test.runIf(isBuilt)('personal responses are never cached, whatever their address ends with', async () => {
  const site = await testSite()
  const asha = await site.build.customer({ firstname: 'Ashadeep' })
  const headers = [`Authorization: Bearer ${asha.token}`, `Cookie: token=${asha.token}`]
  const own = [
    '/api/customer/getprofiledata',
    '/api/customer/sessions',
    '/baltra-profileInformation',
    '/baltra-notices',
    '/baltra-message-settings',
  ]
  const inside = [
    '/assets/..%2fapi/customer/getprofiledata',
    '/assets/%2e%2e/api/customer/getprofiledata',
    '/media/..%2f..%2fapi/customer/getprofiledata',
  ]
  const kept: unknown[] = []
  for (const target of [
    ...own.flatMap((path) => [path, `${path}.data`, ...DECEPTIONS.map((end) => path + end)]),
    ...inside,
  ]) {
    const answer = await rawGet(site.port, target, headers)
    const isPersonal = answer.body.includes('Ashadeep') || answer.body.includes(asha.contact)
    const mayKeep = !/no-store/.test(answer.headers['cache-control'] ?? '')
    if (isPersonal && mayKeep) kept.push([target, answer.status, answer.headers['cache-control']])
    // and the next visitor, without an account, does not get it
    const next = await rawGet(site.port, target)
    if (next.body.includes('Ashadeep') || next.body.includes(asha.contact)) kept.push([target, 'told to a stranger'])
  }
  expect(kept).toEqual([])
})

test('every response of a call that needs an account forbids caching, and no refusal allows it', async () => {
  const { app, build } = await testApp({ work: false })
  const [asha, admin] = [await build.customer(), await build.admin()]
  const kept: unknown[] = []
  for (const { name, endpoint } of ENDPOINTS.filter(
    ({ endpoint }) => endpoint.method === 'GET' && endpoint.access !== 'public',
  ))
    for (const token of [isOfCustomers(endpoint) ? asha.token : admin.token, 'none']) {
      const url = `/api${endpoint.path.replace(/:subject/, 'account').replace(/:\w+/g, String(asha.id))}`
      const { headers, statusCode } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
      const said = headers['cache-control'] ?? (statusCode < 400 ? '' : 'no-store')
      if (!said.includes('no-store')) kept.push([name, statusCode, headers['cache-control']])
    }
  expect(kept).toEqual([])
})

async function raw({ port }: TestSite, line: string, headers: readonly string[] = [], body = '') {
  const [answer] = await rawExchange(port, rawRequest([line, 'Host: baltra.test', ...headers], body))
  return answer
}

/** A poisoned entry stays for a while; a refusal of a busy machine does not. */
async function isRight(site: TestSite, right: Awaited<ReturnType<typeof fresh>>): Promise<boolean> {
  const same = async () => JSON.stringify(await fresh(site, PAGE)) === JSON.stringify(right)
  return (await same()) || (await same())
}

/** What a clean request reads: made for it or kept, and then kept. Without what differs each time. */
async function fresh({ port }: TestSite, target: string) {
  const [first, kept] = [await rawGet(port, target), await rawGet(port, target)]
  const { date: _date, 'x-request-id': _id, 'keep-alive': _alive, connection: _connection, ...headers } = kept.headers
  return { status: [first.status, kept.status], headers, first: first.body, kept: kept.body }
}
