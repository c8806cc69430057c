import type { Endpoint } from 'contract/core/endpoint'
import { contract } from 'contract/index'
import { isBytes, uploadFields } from 'contract/core/route-table'
import { ofAccounts } from './accounts.ts'
import { ofCatalogue } from './catalogue.ts'
import { ofComplaints } from './complaints.ts'
import { ofFactors } from './factors.ts'
import { ofField } from './field.ts'
import { ofOffice } from './office.ts'
import { ofParts } from './parts.ts'
import { ofPeople } from './people.ts'
import { ofRegistrations } from './registrations.ts'
import type { MakeCall, RightCall, RightCalls } from './right-call.ts'
import type { World } from './world.ts'

const RIGHT_CALLS: RightCalls = {
  ...ofAccounts,
  ...ofCatalogue,
  ...ofComplaints,
  ...ofFactors,
  ...ofField,
  ...ofOffice,
  ...ofParts,
  ...ofPeople,
  ...ofRegistrations,
}

/** A call of the contract, and how it is made rightly. */
export interface NamedEndpoint {
  /** `registrations.decide` */
  name: string
  endpoint: Endpoint
  rightCall: (world: World) => Promise<RightCall>
}

// Each of them fits its own endpoint; only the loop loses that type.
const made = RIGHT_CALLS as unknown as Record<string, Record<string, MakeCall | undefined>>

/** Every call of the product. */
export const ENDPOINTS: readonly NamedEndpoint[] = Object.entries(contract).flatMap(([domain, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, endpoint]) => ({
    name: `${domain}.${name}`,
    endpoint,
    rightCall: async (world: World) => (await made[domain]![name]?.(world)) ?? {},
  })),
)

/** Those that may change something. */
export const WRITING = ENDPOINTS.filter(({ endpoint }) => endpoint.method !== 'GET')

/** Lists as spreadsheets. */
export const EXPORTS = ENDPOINTS.filter(({ endpoint }) => endpoint.query && 'format' in endpoint.query.shape)

/** Whether a call is made with a form with files. */
export const isMultipart = ({ body }: Endpoint): boolean => Object.keys(uploadFields(body)).length > 0
/** Whether the body of a call is bytes and no form. */
export const takesBytes = ({ body }: Endpoint): boolean => isBytes(body)
/** What a call is asked for by name. */
export const fieldsOf = ({ body }: Endpoint): string[] => Object.keys(body && 'shape' in body ? body.shape : {})
/** Whether customers make a call about what is theirs. */
export const isOfCustomers = ({ access }: Endpoint): boolean => access === 'portal.use' || access === 'account.own'
