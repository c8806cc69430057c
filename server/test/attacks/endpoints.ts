import type { Endpoint } from 'contract/core/endpoint'
import { contract } from 'contract/index'
import { isBytes, uploadFields } from 'contract/core/route-table'

export interface NamedEndpoint {
  /** `registrations.decide` */
  name: string
  endpoint: Endpoint
}

/** Every call of the product. */
export const ENDPOINTS: readonly NamedEndpoint[] = Object.entries(contract).flatMap(([domain, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
)

/** Those that may change something. */
export const WRITING = ENDPOINTS.filter(({ endpoint }) => endpoint.method !== 'GET')

/** Those that answer with a file, and those of them that are lists as spreadsheets. */
const FILE_ANSWERS = ENDPOINTS.filter(({ endpoint }) => !('safeParse' in endpoint.response))
export const EXPORTS = FILE_ANSWERS.filter(({ endpoint }) => endpoint.query && 'format' in endpoint.query.shape)

export function endpointOf(name: string): Endpoint {
  const found = ENDPOINTS.find((one) => one.name === name)
  if (!found) throw new Error(`There is no call ${name}`)
  return found.endpoint
}

export const isMultipart = ({ body }: Endpoint): boolean => Object.keys(uploadFields(body)).length > 0
export const takesBytes = ({ body }: Endpoint): boolean => isBytes(body)
/** What a call is asked for by name. */
export const fieldsOf = ({ body }: Endpoint): string[] => Object.keys(body && 'shape' in body ? body.shape : {})
export const isOfCustomers = ({ access }: Endpoint): boolean => access === 'portal.use' || access === 'account.own'
