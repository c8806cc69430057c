import { m } from 'contract/messages'
import type { CampaignRecipient, OwnCampaign } from 'contract/campaigns/endpoints'
import type { CampaignAnswer, RecipientPart } from 'contract/campaigns/words'
import type { Pagination } from 'contract/core/fields'
import type { Locale } from 'contract/core/locale'
import { sql } from 'kysely'
import { isFoundBy } from '../accounts/is-named.ts'
import type { Db } from '../platform/core/db.ts'
import { NotFound } from '../platform/core/problems.ts'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import { NAMES, textOf } from './plan-campaign.ts'

interface RecipientFilter {
  campaign: number
  part?: RecipientPart | undefined
  /** name or number */
  search?: string | undefined
}

/** One page of a campaign's people: who asked to be called first, then who did not answer. */
export async function pageOfRecipients(
  db: Db,
  wanted: RecipientFilter & PageRequest,
): Promise<{ data: CampaignRecipient[]; pagination: Pagination }> {
  const { total } = await found(db, wanted)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const data = await found(db, wanted)
    .select(columns)
    .orderBy(sql`case answer when 'call' then 0 when 'checked' then 2 when 'staff' then 2 else 1 end`)
    .orderBy('campaign_recipient.id')
    .limit(wanted.per_page)
    .offset(offsetOf(wanted))
    .execute()
  return { data, pagination: paginationOf(wanted, total) }
}

/** One person of a campaign. Throws NotFound. */
export async function getRecipient(db: Db, id: number): Promise<CampaignRecipient> {
  const row = await people(db).select(columns).where('campaign_recipient.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.campaigns_person_not_found())
  return row
}

/** The person behind a row, with the products that it is about. */
export const findOwner = (db: Db, id: number) =>
  people(db)
    .where('campaign_recipient.id', '=', id)
    .select([
      'account.id as customer_id',
      'account.firstname',
      'account.lastname',
      'account.contact',
      'account.email',
      'account.language',
      PRODUCTS.as('products'),
      sql<number[]>`array(
        select registration_id from campaign_product where recipient_id = campaign_recipient.id order by 1)`.as(
        'stock_ids',
      ),
    ])
    .executeTakeFirstOrThrow()

/** What the link of a message shows, in the language of the page. Throws NotFound. */
export async function getOwnCampaign(db: Db, token: string, locale: Locale): Promise<OwnCampaign> {
  const row = await db
    .selectFrom('campaign_recipient')
    .innerJoin('campaign', 'campaign.id', 'campaign_recipient.campaign_id')
    .where('token', '=', token)
    .select(['campaign_recipient.id', 'campaign.text', 'campaign.text_ne', 'answer'])
    .executeTakeFirst()
  if (!row) throw new NotFound(m.campaigns_link_unknown())
  const owner = await findOwner(db, row.id)
  return { text: textOf(owner, row, locale), products: owner.products, answer: row.answer }
}

const PRODUCTS = sql<string[]>`coalesce((
  select ${NAMES} from campaign_product join registration on registration.id = registration_id
  where recipient_id = campaign_recipient.id), '{}')`

const people = (db: Db) =>
  db.selectFrom('campaign_recipient').innerJoin('account', 'account.id', 'campaign_recipient.customer_id')

/** Whoever is being written to this second counts as waiting. */
const WAITS = sql<boolean>`campaign_recipient.state in ('waiting', 'claimed')`

const PARTS: Record<RecipientPart, ReturnType<typeof sql<boolean>>> = {
  silent: sql<boolean>`answer is null`,
  call: sql<boolean>`answer = 'call'`,
  answered: sql<boolean>`answer is not null`,
  waiting: WAITS,
  sent: sql<boolean>`campaign_recipient.state = 'sent'`,
  failed: sql<boolean>`campaign_recipient.state = 'failed'`,
  unreached: sql<boolean>`campaign_recipient.state = 'unreached'`,
}

const columns = [
  'campaign_recipient.id',
  'customer_id',
  sql<string>`trim(account.firstname || ' ' || account.lastname)`.as('name'),
  'account.contact',
  sql<string>`array_to_string(${PRODUCTS}, ', ')`.as('products'),
  sql<CampaignRecipient['state']>`case when ${WAITS} then 'waiting' else campaign_recipient.state end`.as('state'),
  'by_sms',
  'by_email',
  'campaign_recipient.reason',
  'sent_at',
  sql<CampaignAnswer | null>`answer`.as('answer'),
  'answered_at',
] as const

const found = (db: Db, { campaign, part, search }: RecipientFilter) =>
  people(db)
    .where('campaign_id', '=', campaign)
    .$if(part !== undefined, (query) => query.where(PARTS[part!]))
    .$if(!!search, (query) => query.where(isFoundBy(search!)))
