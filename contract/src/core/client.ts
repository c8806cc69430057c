import type { Answer, Call, Endpoint } from './endpoint.ts'

/** All that a caller needs to know of an endpoint at run time; the schemas stay with the server. */
export interface RouteInfo {
  method: string
  path: string
  /** the body travels as form data */
  multipart?: true
  /** the body is a Blob that travels as it is */
  bytes?: true
  /** the answer is a file, which may take its time to be made */
  file?: true
}

export type RouteTable = Record<string, Record<string, RouteInfo>>

export interface ApiCall {
  route: RouteInfo
  /** below `/api`, with parameters and query filled in */
  url: string
  /** the parameters and the query as text; empty values of the query are left out */
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  options: CallOptions
}

/** Options of one call: how far its upload is, and a way to give it up. */
export interface CallOptions {
  onProgress?: (fraction: number) => void
  /** the received share of a file, if the server announced its approximate length; below 1 until it is complete */
  onReceived?: (fraction: number) => void
  signal?: AbortSignal
}

/** Sends one call to the server and returns the response, or throws the error of its transport. */
export type Send = (call: ApiCall) => Promise<unknown>

/** The function of an endpoint; a client whose transport can do less takes fewer options. */
export type Method<E, Options = CallOptions> = keyof Call<E> extends never
  ? (input?: undefined, options?: Options) => Promise<Answer<E>>
  : Record<string, never> extends Call<E>
    ? (input?: Call<E>, options?: Options) => Promise<Answer<E>>
    : (input: Call<E>, options?: Options) => Promise<Answer<E>>

/** A function for each endpoint: `api.registrations.listMine()`. */
export type Client<C extends Record<string, Record<string, Endpoint>>> = {
  [Domain in keyof C]: { [Name in keyof C[Domain]]: Method<C[Domain][Name]> }
}

/** The typed client over any transport: the browser's fetch, server rendering, tests. */
export function createClient<C extends Record<string, Record<string, Endpoint>>>(
  routes: RouteTable,
  send: Send,
): Client<C> {
  const methodOf =
    (route: RouteInfo) =>
    ({ params, query, body }: PlainCall = {}, options: CallOptions = {}) => {
      const texts = { params: asTexts(params), query: asTexts(withoutEmpty(query)) }
      return send({ route, url: addressOf(route.path, texts), ...texts, body, options })
    }
  const domains: Record<string, unknown> = {}
  for (const [domain, names] of Object.entries(routes))
    // Made when it is asked for: a page calls a few of hundreds, and each has a client of its own.
    Object.defineProperty(domains, domain, {
      configurable: true,
      enumerable: true,
      get() {
        const value = Object.fromEntries(Object.entries(names).map(([name, route]) => [name, methodOf(route)]))
        Object.defineProperty(domains, domain, { value, enumerable: true, writable: true })
        return value
      },
    })
  // The shape follows from the routes, which come from the same contract.
  return domains as Client<C>
}

interface PlainCall {
  params?: Record<string, Plain>
  query?: Record<string, Plain>
  body?: unknown
}

type Plain = string | number | boolean | undefined

type Texts = Record<string, string>

/** Values as they are written in an address. */
const asTexts = (values: Record<string, Plain> = {}): Texts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

const withoutEmpty = (values: Record<string, Plain> = {}) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))

function addressOf(path: string, { params, query }: { params: Texts; query: Texts }): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(query)
  return search.size > 0 ? `${filled}?${search.toString()}` : filled
}

/** A body as form data: files as they are, lists repeated, the rest as text; what is not given is left out. */
export function formDataOf(body: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    for (const item of itemsOf(value)) {
      if (item === undefined || item === null) continue
      if (item instanceof Blob) form.append(name, item, item instanceof File ? item.name : name)
      else form.append(name, String(item))
    }
  }
  return form
}

type Item = Blob | string | number | boolean | null | undefined

/** A list of files or words is sent item by item; one of objects as JSON. */
function itemsOf(value: unknown): Item[] {
  if (!Array.isArray(value)) return [value as Item]
  const holdsObjects = value.some((item) => typeof item === 'object' && item !== null && !(item instanceof Blob))
  return holdsObjects ? [JSON.stringify(value)] : (value as Item[])
}
