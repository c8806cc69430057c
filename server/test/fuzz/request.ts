import fc from 'fast-check'
import { mayCall } from 'contract/core/access'
import { isOfCustomers } from '../calls/endpoints.ts'
import type { FuzzedCall } from './calls.ts'
import { CALLERS, type FuzzCaller } from './callers.ts'
import { mutated, mutation, type RequestParts } from './mutation.ts'
import { nastyText } from './nasty-values.ts'
import { rightParts, validParts } from './valid-values.ts'

/** One request, in a form that can be printed and made smaller. */
export interface FuzzRequest {
  caller: FuzzCaller
  parts: RequestParts
  /** how the body is sent, where it is not as the contract says */
  wrapping: Wrapping
  headers: Record<string, string>
}

export interface Wrapping {
  /** the body is written as another type would be */
  as?: 'json' | 'form' | 'urlencoded'
  /** its declared type */
  contentType?: string
  /** the body ends after this part of it, in thousandths */
  cutAt?: number
  /** this instead of the body */
  text?: string
}

/**
 * Requests to a call: half of them begin as the right one, most others look right, many of them have one to three places
 * wrong, some are sent in a wrong way.
 */
export function requestTo(call: FuzzedCall): fc.Arbitrary<FuzzRequest> {
  const valid = fc.oneof(validParts(call), rightParts(call))
  const mutations = fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 3 }) },
  )
  return fc.record({
    caller: callerFor(call),
    parts: fc.tuple(valid, mutations).map(([parts, changes]) => mutated(parts, changes)),
    wrapping: rarely(wrapping),
    headers: rarely(headers),
  })
}

/** Each of whose fields may be left out. */
const rarely = <T extends Wrapping | Record<string, string>>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant({} as T) }, { weight: 1, arbitrary })

/** Mostly a caller with permission, so that requests get past authorisation. */
function callerFor({ endpoint }: FuzzedCall): fc.Arbitrary<FuzzCaller> {
  const { access } = endpoint
  const anybody = fc.constantFrom(...CALLERS)
  if (access === 'public' || access === 'signed') return anybody
  const others = access === 'portal.use' ? ('other customer' as const) : ('admin' as const)
  const staff = mayCall('admin', endpoint) ? ('admin' as const) : ('engineer' as const)
  const those: FuzzCaller[] = isOfCustomers(endpoint) ? ['customer', 'customer', others] : [staff]
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...those) }, anybody)
}

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(3000)}`,
  'application/octet-stream',
  'text/plain',
  'text/xml',
  'x',
  '',
]
const BODIES = [
  '',
  'null',
  'true',
  '1',
  '"text"',
  '[]',
  '{}',
  '{"a":',
  '{"a":NaN}',
  '{"a":1e999}',
  '{"a":1,"a":2,}',
  '\ufeff{}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '@long:1200000',
  '@nested:100000',
  '--x-test-boundary\r\n',
  '--x-test-boundary\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
  '--x-test-boundary--\r\n',
]

const wrapping: fc.Arbitrary<Wrapping> = fc.oneof(
  fc.record<Wrapping>({ as: fc.constantFrom('json' as const, 'form' as const, 'urlencoded' as const) }),
  fc.record({ contentType: fc.constantFrom(...TYPES) }),
  fc.record({ cutAt: fc.nat(999) }),
  fc.record({ text: fc.oneof(fc.constantFrom(...BODIES), nastyText) }),
)

const HEADERS: Record<string, fc.Arbitrary<string>> = {
  host: fc.constantFrom('evil.example', 'baltra.test:99999', '"><script>', 'a b', ''),
  'x-forwarded-for': fc.constantFrom('10.0.0.1', 'x', '1.1.1.1, 2.2.2.2', '::1'),
  'x-forwarded-host': fc.constant('evil.example'),
  'x-request-id': fc.constantFrom('x-injected', '0'.repeat(3000)),
  'if-none-match': fc.constantFrom('*', '"x"', 'W/"', '"'.repeat(1000)),
  'accept-encoding': fc.constantFrom('br', 'gzip;q=0, br;q=nonsense', 'identity;q=0, *;q=0', ','.repeat(500)),
  'accept-language': fc.constantFrom('ne', 'x'.repeat(2000)),
  accept: fc.constantFrom('text/html', 'x', ''),
  range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,1-1,2-2', 'lines=1'),
  cookie: fc.constantFrom('verification=x', '__proto__=1', 'a=%', `a=${'x'.repeat(4000)}`, ';;=;'),
  'x-signature': fc.constantFrom('', 'sha256=', '0'.repeat(64), 'ü'),
  'content-encoding': fc.constantFrom('gzip', 'x'),
  'content-length': fc.constantFrom('0', '5', '-1', 'x', '99999999'),
  'user-agent': fc.constantFrom('', '<script>', 'Mozilla/5.0 '.repeat(500)),
  origin: fc.constantFrom('null', 'https://evil.example'),
  'x-http-method-override': fc.constant('DELETE'),
}

const headers: fc.Arbitrary<Record<string, string>> = fc
  .subarray(Object.keys(HEADERS), { minLength: 1, maxLength: 2 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, HEADERS[name]!]))))
