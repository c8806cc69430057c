import type { Kysely } from 'kysely'
import type { Clock } from '../core/clock.ts'
import type { Config } from '../config/config.ts'
import type { DB } from '../core/schema.ts'
import type { CrmGateway } from './crm.ts'
import { httpCrm } from './http-crm.ts'
import { localCrm } from './local-crm.ts'

/** The configured CRM, else the local desk, whose job numbers begin with the prefix. */
export function crmGateway(
  config: Pick<Config, 'crm'>,
  desk: { db: Kysely<DB>; clock: Clock; prefix: () => string },
): CrmGateway {
  return config.crm ? httpCrm(config.crm) : localCrm(desk)
}
