// What the package can call. In the package this file is replaced by the same types written out (scripts/client-types.ts).
import type { Method } from 'contract/core/client'
import type { secondAddresses } from 'contract/earlier-client/endpoints'
import type { Contract } from 'contract/index'

/** Options of one call. */
export interface CallOptions {
  /** gives the call up; it is then rejected with the reason of the signal */
  signal?: AbortSignal
}

type Second = typeof secondAddresses

/** Without what only an earlier client calls, and what another system signs with a secret of its own. */
type Published<Domain, Left> = {
  [
    Name in keyof Domain as Name extends Left ? never : Domain[Name] extends { access: 'signed' } ? never : Name
  ]: Method<Domain[Name], CallOptions>
}

/** Every call of the product, by domain. */
export type Calls = {
  [Domain in keyof Contract]: Published<Contract[Domain], Domain extends keyof Second ? keyof Second[Domain] : never>
}
