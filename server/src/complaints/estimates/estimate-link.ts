import type { LinkedEstimate } from 'contract/complaints/estimates'
import { ESTIMATE_LINK_DAYS } from 'contract/complaints/estimate-words'
import { estimateLinkPath } from 'contract/core/paths'
import { findLink, makeLink, unknownLink } from '../../customer-links/customer-link.ts'
import { today } from '../../platform/core/clock.ts'
import type { Db } from '../../platform/core/db.ts'
import type { Services } from '../../platform/core/services.ts'
import { getEstimate } from './estimate.queries.ts'

const DAY_MS = 24 * 60 * 60_000

/** The address of a new link with which an estimate is read and answered; earlier ones go on. */
export async function linkToEstimate(
  tx: Db,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  { id, valid_until }: { id: number; valid_until: string },
): Promise<string> {
  const until = new Date(Date.parse(valid_until) + ESTIMATE_LINK_DAYS * DAY_MS)
  return config.publicUrl + estimateLinkPath(await makeLink(tx, { estimate_id: id }, { at: clock.now(), until }))
}

/** The estimate that a link is about. Throws NotFound. */
export async function linkedEstimateId({ db, clock }: Pick<Services, 'db' | 'clock'>, token: string): Promise<number> {
  const { estimate_id, expires_at } = await findLink(db, token)
  if (estimate_id === null || Date.parse(expires_at) <= clock.now().getTime()) throw unknownLink()
  return estimate_id
}

/** The same as whoever has the link reads it. Throws NotFound. */
export const readEstimateByLink = async (
  services: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<LinkedEstimate> => getEstimate(services.db, await linkedEstimateId(services, token), today(services.clock))
