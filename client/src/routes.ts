// What `calls.ts` says in types, as data. The package has it written out, without the schemas.
import type { RouteTable } from 'contract/core/client'
import { routeTable } from 'contract/core/route-table'
import { secondAddresses } from 'contract/earlier-client/endpoints'
import { contract } from 'contract/index'

const SECOND: Record<string, object> = secondAddresses

/** The endpoints of the package: all but those of an earlier client, and those that another system signs. */
export const published = Object.fromEntries(
  Object.entries(contract).map(([domain, endpoints]) => [
    domain,
    Object.fromEntries(
      Object.entries(endpoints).filter(
        ([name, { access }]) => access !== 'signed' && !Object.hasOwn(SECOND[domain] ?? {}, name),
      ),
    ),
  ]),
)

const routes: RouteTable = routeTable(published)
export default routes
