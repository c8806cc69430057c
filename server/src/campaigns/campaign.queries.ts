import { m } from 'contract/messages'
import type { Campaign } from 'contract/campaigns/endpoints'
import type { Pagination } from 'contract/core/fields'
import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import { NotFound } from '../platform/core/problems.ts'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'

/** One page of the campaigns, newest first. */
export async function pageOfCampaigns(
  db: Db,
  wanted: PageRequest,
): Promise<{ data: Campaign[]; pagination: Pagination }> {
  const { total } = await db
    .selectFrom('campaign')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const data = await counted(db)
    .orderBy('campaign.id', 'desc')
    .limit(wanted.per_page)
    .offset(offsetOf(wanted))
    .execute()
  return { data, pagination: paginationOf(wanted, total) }
}

/** One campaign with how far it is. Throws NotFound. */
export async function getCampaign(db: Db, id: number): Promise<Campaign> {
  const row = await counted(db).where('campaign.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.campaigns_not_found())
  return row
}

const countOf = (condition: string) =>
  sql<number>`(select count(*)::int from campaign_recipient where campaign_id = campaign.id and ${sql.raw(condition)})`

const counted = (db: Db) =>
  db
    .selectFrom('campaign')
    .leftJoin('account', 'account.id', 'campaign.sent_by')
    .select([
      'campaign.id',
      'campaign.name',
      'campaign.text',
      'campaign.text_ne',
      sql<string>`coalesce(trim(account.firstname || ' ' || account.lastname), '')`.as('by'),
      sql<boolean>`campaign.stopped_at is not null`.as('is_stopped'),
      'campaign.created_at',
      countOf('true').as('people'),
      countOf("state in ('waiting', 'claimed')").as('waiting'),
      countOf("state = 'sent'").as('sent'),
      countOf("state = 'failed'").as('failed'),
      countOf("state = 'unreached'").as('unreached'),
      countOf('answer is not null').as('answered'),
      countOf("answer = 'call'").as('call'),
    ])
