import { fillPlaces, placesIn } from 'contract/canned-answers/words'
import { CAMPAIGN_PLACES } from 'contract/campaigns/words'
import { listText } from 'contract/core/lists'
import { pathIn, type Locale } from 'contract/core/locale'
import { campaignAnswerPath } from 'contract/core/paths'
import { MOBILE_NUMBER } from 'contract/core/texts/digits'
import { smsSize } from 'contract/core/texts/sms-parts'
import { countText } from '../platform/core/format.ts'
import { m } from 'contract/messages'
import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import { Invalid } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { takesEmails } from '../preferences/address.queries.ts'

/** The message in each language; without Nepali everyone gets the other one. */
export interface CampaignTexts {
  text: string
  text_ne: string
}

/** The owner of one or more of the products, and what they are called. */
export interface Owner {
  customer_id: number
  firstname: string
  lastname: string
  contact: string
  language: Locale
  stock_ids: number[]
  products: string[]
}

/** An owner with the ways by which a message reaches them. */
export type PlannedOwner = Owner & { by_sms: boolean; by_email: boolean; parts: number }

/** Placeholder for a token that is not made yet, as long as one. */
export const TOKEN_BYTES = 12
const ANY_TOKEN = 'x'.repeat(16)

/**
 * Who gets a message about these registrations, and by which way: each person once. Those without a way are in it; of
 * registrations that were rejected, or are gone, nobody is.
 */
export async function planCampaign(
  services: Pick<Services, 'config' | 'db' | 'mail' | 'settings'>,
  stockIds: readonly number[],
  texts: CampaignTexts,
): Promise<{ owners: PlannedOwner[]; leftOut: number }> {
  const owners = await findOwners(services.db, stockIds)
  const planned = owners.map(({ can_email, wants_email, ...owner }): PlannedOwner => {
    const by_sms = MOBILE_NUMBER.test(owner.contact)
    // An e-mail beside the SMS goes to those who chose it; without a number it is the only way.
    const by_email = services.mail !== undefined && can_email && (wants_email || !by_sms)
    const { parts } = smsSize(smsOf(services, owner, texts, ANY_TOKEN))
    return { ...owner, by_sms, by_email, parts: by_sms ? parts : 0 }
  })
  const found = owners.reduce((sum, { stock_ids }) => sum + stock_ids.length, 0)
  return { owners: planned, leftOut: new Set(stockIds).size - found }
}

/** Whether a message reaches somebody by any way. */
export const isReached = ({ by_sms, by_email }: PlannedOwner): boolean => by_sms || by_email

/** The SMS to an owner, whole, with the link on whose page they answer. */
export const smsOf = (
  { config, settings }: Pick<Services, 'config' | 'settings'>,
  owner: Owner,
  texts: CampaignTexts,
  token: string,
): string => {
  const { language: locale } = owner
  const link = config.publicUrl + pathIn(locale, campaignAnswerPath(token))
  const text = `${settings.current.brand_name}: ${textOf(owner, texts)} ${m.campaigns_sms_link({ link }, { locale })}`
  // A curly quote would make the whole SMS Unicode, with less than half the room.
  return text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'")
}

/** The text as this owner reads it, in their language unless another is given. */
export const textOf = (owner: Owner, { text, text_ne }: CampaignTexts, locale: Locale = owner.language): string =>
  fillPlaces((locale === 'ne' && text_ne) || text, {
    customer: `${owner.firstname} ${owner.lastname}`.trim(),
    products: productsText(owner.products, locale),
  })

const MOST_NAMED = 3

const productsText = (products: readonly string[], locale: Locale): string =>
  products.length > MOST_NAMED
    ? m.campaigns_more(
        { products: products.slice(0, MOST_NAMED).join(', '), n: countText(products.length - MOST_NAMED, locale) },
        { locale },
      )
    : listText(products, locale)

/** Throws Invalid where a text has a place that nothing fills in. */
export function refuseUnknownPlaces(texts: CampaignTexts): void {
  for (const field of ['text', 'text_ne'] as const) {
    const unknown = placesIn(texts[field]).find((name) => !CAMPAIGN_PLACES.some((place) => place === name))
    if (unknown !== undefined) throw new Invalid({ [field]: m.campaigns_not_a_place({ name: `{${unknown}}` }) })
  }
}

const findOwners = (db: Db, stockIds: readonly number[]) =>
  db
    .selectFrom('registration')
    .innerJoin('account', 'account.id', 'registration.customer_id')
    .where(sql<boolean>`registration.id = any(${[...stockIds]}::integer[])`)
    .where('registration.status', '<>', 'Rejected')
    .select([
      'account.id as customer_id',
      'account.firstname',
      'account.lastname',
      'account.contact',
      'account.language',
      sql<number[]>`array_agg(registration.id order by registration.id)`.as('stock_ids'),
      NAMES.as('products'),
      takesEmails('registrations').as('can_email'),
      sql<boolean>`exists (
        select from preference where account_id = account.id and topic = 'registrations' and email)`.as('wants_email'),
    ])
    .groupBy('account.id')
    .orderBy('account.id')
    .execute()

/** Model and serial number of each product. */
export const NAMES = sql<string[]>`array_agg(
  trim(registration.model_name || ' ' || coalesce(registration.serial_number, '')) order by registration.id)`
