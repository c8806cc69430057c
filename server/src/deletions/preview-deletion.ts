import { m } from 'contract/messages'
import { type Noun, counted } from 'contract/core/wording'
import { sql } from 'kysely'
import type { Counted, DeletionPreview } from 'contract/deletions/endpoints'
import type { DeletionSubject } from 'contract/deletions/words'
import { DECIDE_FIRST, OWN_ACCOUNT } from '../accounts/delete-accounts.ts'
import { filesOfAccounts, openMattersOf } from '../accounts/account-matters.queries.ts'
import { describeUse } from '../categories/in-use.ts'
import { describePaidExtensions } from '../extensions/ending.ts'
import type { Caller } from '../platform/core/caller.ts'
import { whyProductsStay } from '../products/delete-products.ts'
import { CLOSE_FIRST, openComplaintsOf } from '../registrations/delete-registrations.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'

type Ids = readonly number[]

/** Counts the records deleted with these, those still referring to them, and those that block it. */
export const previewDeletion = (
  { db, crm }: Pick<Services, 'db' | 'crm'>,
  user: Caller,
  subject: DeletionSubject,
  ids: Ids,
): Promise<DeletionPreview> => PREVIEWS[subject](db, ids, { user, hasCrm: crm.kind === 'http' })

type Preview = (db: Db, ids: Ids, by: { user: Caller; hasCrm: boolean }) => Promise<DeletionPreview>

const PREVIEWS: Record<DeletionSubject, Preview> = {
  complaint: previewComplaints,
  registration: previewRegistrations,
  product: previewProducts,
  account: previewAccounts,
}

async function previewComplaints(db: Db, ids: Ids, { hasCrm }: { hasCrm: boolean }): Promise<DeletionPreview> {
  const { rows } = await sql<Record<'found' | 'dispatched' | ComplaintPart, number>>`
    with gone as (select * from complaint where id = any(${ids}))
    select (select count(*)::int from gone) as found,
      (select count(*)::int from gone where job_no is not null and status not in ('Completed', 'Cancelled')) as dispatched,
      ${complaintParts}`.execute(db)
  const { found, dispatched, ...counts } = rows[0]!
  return {
    found,
    deletes: complaintWords(counts),
    keeps: [],
    notes: dispatched > 0 ? [(hasCrm ? crmNote : centreNote)(found, dispatched)] : [],
    blocked: '',
  }
}

type ComplaintPart = 'steps' | 'messages' | 'visits' | 'photographs' | 'films'

/** The records belonging to the complaints in `gone`. */
const complaintParts = sql`
  (select count(*)::int from complaint_event where complaint_id in (select id from gone)) as steps,
  (select count(*)::int from complaint_message where complaint_id in (select id from gone)) as messages,
  (select count(*)::int from gone where technician <> '' or visit_date is not null) as visits,
  (select coalesce(sum(num_nonnulls(damaged_image_id, warranty_image_id)), 0)::int from gone)
    + (select count(photo_id)::int from complaint_message where complaint_id in (select id from gone))
    + (select count(file_id)::int from visit_photo join visit_report on visit_report.id = report_id
      where complaint_id in (select id from gone)) as photographs,
  (select count(damaged_video_id)::int from gone) as films`

const complaintWords = ({ steps, messages, visits, photographs, films }: Record<ComplaintPart, number>) =>
  words([
    [steps, m.things_step],
    [messages, m.things_message],
    [visits, m.things_visit],
    [photographs, m.things_photograph],
    [films, m.things_video],
  ])

const crmNote = (found: number, dispatched: number): string =>
  found === 1 ? m.deletions_crm_works_on_it() : m.deletions_crm_works_on_them({ n: counted(dispatched) })

const centreNote = (found: number, sent: number): string =>
  found === 1 ? m.deletions_sent_to_centre() : m.deletions_sent_to_centres({ n: counted(sent) })

async function previewRegistrations(db: Db, ids: Ids): Promise<DeletionPreview> {
  const rows = await db
    .selectFrom('registration')
    .select(['id', 'model_name', 'serial_number'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  const complaints = await db
    .selectFrom('complaint')
    .select(['registration_id', 'status'])
    .where('registration_id', 'in', ids)
    .execute()
  const counted = await sql<Record<'papers' | 'extensions' | 'refunded' | 'points' | ComplaintPart, number>>`
    with gone as (select * from complaint where registration_id = any(${ids}))
    select
      (select coalesce(sum(num_nonnulls(product_image_id, bill_image_id, warranty_image_id)), 0)::int
        from registration where id = any(${ids})) as papers,
      (select count(*)::int from warranty_extension where registration_id = any(${ids})) as extensions,
      (select count(*)::int from warranty_extension
        where registration_id = any(${ids}) and state = 'active' and point_entry_id is not null) as refunded,
      (select coalesce(sum(remaining), 0)::int from point_lot
        where source = 'registration' and registration_id = any(${ids}))
        + (${pointsOfReviews(ids)}) as points,
      ${complaintParts}`.execute(db)
  const { papers, extensions, refunded, points, ...parts } = counted.rows[0]!
  const open = describeUse(openComplaintsOf(rows, complaints), CLOSE_FIRST)
  return {
    found: rows.length,
    deletes: [
      ...words([
        [papers, m.things_paper],
        [points, m.things_customers_point],
        [extensions, m.things_extension],
        [complaints.length, m.things_complaint],
      ]),
      ...complaintWords(parts),
    ],
    keeps: [],
    notes: refunded > 0 ? [m.deletions_points_paid_longer_warranty_given_back()] : [],
    blocked: open || (await describePaidExtensions(db, ids)),
  }
}

/** Points of reviews whose authors own the product only through these registrations. */
const pointsOfReviews = (ids: Ids) => sql`
  select coalesce(sum(lot.remaining), 0)::int from point_lot lot
  where lot.source = 'review' and lot.revoked_at is null
    and lot.source_key in (select customer_id || '/' || product_id from registration gone
      where gone.id = any(${ids}) and gone.status in ('Approved', 'Discount')
        and not exists (select 1 from registration other
          where other.customer_id = gone.customer_id and other.product_id = gone.product_id
            and other.status in ('Approved', 'Discount') and other.id <> all(${ids})))`

type ProductPart =
  | 'reviews'
  | 'pictures'
  | 'films'
  | 'registrations'
  | 'complaints'
  | 'units'
  | 'quotations'
  | 'personalisations'

async function previewProducts(db: Db, ids: Ids): Promise<DeletionPreview> {
  const { rows } = await sql<Record<'found' | ProductPart, number>>`
    select count(*)::int as found,
      (coalesce(sum(num_nonnulls(main_image_id, warranty_icon_id, gallery_one_id, gallery_two_id)), 0)
        + (select count(*) from product_picture where product_id = any(${ids})))::int as pictures,
      count(video_id)::int as films,
      (select count(*)::int from review where product_id = any(${ids})) as reviews,
      (select count(*)::int from registration where product_id = any(${ids})) as registrations,
      (select count(*)::int from complaint join registration on registration.id = complaint.registration_id
        where registration.product_id = any(${ids})) as complaints,
      (select count(distinct quotation_id)::int from quotation_product where product_id = any(${ids})) as quotations,
      (select count(*)::int from personalisation where product_id = any(${ids})) as personalisations,
      (select count(*)::int from unit
        where plain(model_number) in (select plain(model_num) from product where id = any(${ids}))) as units
    from product where id = any(${ids})`.execute(db)
  const one = rows[0]!
  const { blocked, offSale } = await whyProductsStay(db, ids)
  return {
    found: one.found,
    deletes: words([
      [one.reviews, m.things_review],
      [one.pictures, m.things_picture],
      [one.films, m.things_video],
    ]),
    keeps: words([
      [one.registrations, m.things_registration],
      [one.complaints, m.things_complaint],
      [one.units, m.things_coded_unit],
      [one.quotations, m.things_quotation],
      [one.personalisations, m.things_personalisation_request],
    ]),
    notes: [],
    blocked,
    ...(offSale.length > 0 && { off_sale_instead: offSale }),
  }
}

type AccountPart =
  | 'registrations'
  | 'complaints'
  | 'messages'
  | 'points'
  | 'quotations'
  | 'personalisations'
  | 'reviews'
  | 'extensions'

async function previewAccounts(db: Db, ids: Ids, { user }: { user: Caller }): Promise<DeletionPreview> {
  const accounts = await db.selectFrom('account').select('id').where('id', 'in', ids).execute()
  const { rows } = await sql<Record<AccountPart, number>>`
    select (select count(*)::int from registration where customer_id = any(${ids})) as registrations,
      (select count(*)::int from complaint where customer_id = any(${ids})) as complaints,
      (select count(*)::int from complaint_message
        where complaint_id in (select id from complaint where customer_id = any(${ids}))) as messages,
      (select coalesce(sum(remaining), 0)::int from point_lot where customer_id = any(${ids})) as points,
      (select count(*)::int from quotation where customer_id = any(${ids})) as quotations,
      (select count(*)::int from personalisation where customer_id = any(${ids})) as personalisations,
      (select count(*)::int from review where customer_id = any(${ids})) as reviews,
      (select count(*)::int from warranty_extension where customer_id = any(${ids})) as extensions`.execute(db)
  const one = rows[0]!
  return {
    found: accounts.length,
    deletes: words([
      [one.registrations, m.things_registered_product],
      [one.complaints, m.things_complaint],
      [one.messages, m.things_message],
      [one.points, m.things_point],
      [one.quotations, m.things_quotation],
      [one.personalisations, m.things_personalisation_request],
      [one.reviews, m.things_review],
      [one.extensions, m.things_extension],
      [(await filesOfAccounts(db, ids)).length, m.things_picture_or_paper],
    ]),
    keeps: [],
    notes: [],
    blocked: await whyAccountsStay(db, accounts, user),
  }
}

async function whyAccountsStay(db: Db, accounts: readonly { id: number }[], user: Caller): Promise<string> {
  const present = accounts.map(({ id }) => id)
  if (present.includes(user.id)) return OWN_ACCOUNT()
  if (present.length === 0) return ''
  return describeUse(await openMattersOf(db, accounts), DECIDE_FIRST)
}

const words = (counts: readonly (readonly [count: number, noun: Noun])[]): Counted[] =>
  counts.filter(([count]) => count > 0).map(([count, noun]) => ({ count, what: noun({ count }) }))
