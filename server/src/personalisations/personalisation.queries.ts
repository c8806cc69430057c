import { m } from 'contract/messages'
import { PERSONALISATION_FIELDS } from 'contract/personalisations/words'
import { meeting } from '../platform/database/meeting.ts'
import { sql } from 'kysely'
import type { Locale } from 'contract/core/locale'
import type { Pagination } from 'contract/core/fields'
import type { Placement } from 'contract/personalisations/lettering'
import type { Personalisation } from 'contract/personalisations/endpoints'
import type { OrderBy } from 'contract/core/order'
import {
  PERSONALISATION_STATUSES,
  type PERSONALISATION_SORTS,
  type PersonalisationStatus,
} from 'contract/personalisations/words'
import { betweenDays, type Days } from '../platform/database/between-days.ts'
import { byName } from '../platform/database/by-name.ts'
import { byState, orderOf } from '../platform/database/order-of.ts'
import { onPage, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import { pagedList } from '../platform/database/total-of.ts'
import type { Addressed, Addresses } from '../platform/files/addresses.ts'
import { NotFound } from '../platform/core/problems.ts'
import { colourName } from '../products/search/colour-names.ts'
import { addressOf, paper } from '../registrations/paper.ts'
import type { Db } from '../platform/core/db.ts'

type PersonalisationSort = (typeof PERSONALISATION_SORTS)[number]

export interface PersonalisationFilter extends Days {
  /** conditions in the form they have in the address */
  where?: string | undefined
  sort?: OrderBy<PersonalisationSort> | undefined
  placement?: Placement | undefined
  status?: PersonalisationStatus | undefined
  /** the customer */
  customerId?: number | undefined
  /** of the products' names; English without it */
  locale?: Locale | undefined
}

/** One page of the filtered requests, newest first by default. */
export async function pageOfPersonalisations(
  db: Db,
  files: Addresses,
  wanted: PersonalisationFilter & PageRequest,
): Promise<{ data: Personalisation[]; pagination: Pagination }> {
  const { rows, total } = await readPage(db, wanted)
  return { data: rows.map((row) => asPersonalisation(files, row)), pagination: paginationOf(wanted, total) }
}

/** One request. Throws NotFound. */
export async function getPersonalisation(db: Db, files: Addresses, id: number): Promise<Personalisation> {
  const row = await db
    .selectFrom('personalisation')
    .where('personalisation.id', '=', id)
    .select(columns)
    .select([productName('en'), picture])
    .executeTakeFirst()
  if (!row) throw new NotFound(m.personalisations_personalization_not_found())
  return asPersonalisation(files, row)
}

const columns = [
  'personalisation.id',
  'customer_name',
  'product_id',
  'text',
  'placement',
  'font_style',
  'color',
  'size',
  'quantity',
  'status',
  'reason',
  'created_at',
] as const

/** The recorded name; in Nepali the product's current name, if it has one. */
const productName = (locale: Locale | undefined) =>
  locale === 'ne'
    ? sql<string>`coalesce(
        (select model_name || ' ' || nullif(name_ne, '') from product where product.id = personalisation.product_id),
        product_name)`.as('product_name')
    : ('product_name' as const)

const picture = paper('personalisation.image_id').as('picture')

type Row = Omit<Personalisation, 'main_image' | 'color_name'> & { picture: Addressed | null }

const asPersonalisation = (files: Addresses, { picture: file, ...row }: Row): Personalisation => ({
  ...row,
  color_name: row.color && colourName(row.color),
  main_image: addressOf(files, file, row.product_name),
})

const found = (db: Db, { placement, status, customerId, where, from, to }: PersonalisationFilter) =>
  db
    .selectFrom('personalisation')
    .$if(placement !== undefined, (query) => query.where('placement', '=', placement!))
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId!))
    .where(betweenDays('personalisation.created_at', { from, to }))
    .where(meeting(where, PERSONALISATION_FIELDS, ASKED))

const ASKED = {
  placement: sql`personalisation.placement`,
  status: sql`personalisation.status`,
  customer: sql`personalisation.customer_name`,
  product: sql`personalisation.product_name`,
}

const inOrder = orderOf<PersonalisationSort>({
  id: 'personalisation.id',
  by: {
    customer: byName('personalisation.customer_name'),
    product: byName('personalisation.product_name'),
    quantity: sql`personalisation.quantity`,
    status: byState('personalisation.status', PERSONALISATION_STATUSES),
    created: [],
  },
  usual: '-created',
})

const readPage = pagedList({
  whole: 'personalisation',
  narrowing: (filter: PersonalisationFilter) => ({ ...filter, locale: undefined, sort: undefined }),
  found,
  shown: (db, filter, part) =>
    inOrder(db.selectFrom('personalisation'), filter.sort)
      .where('personalisation.id', '=', onPage(inOrder(found(db, filter).select('id'), filter.sort), part))
      .select(columns)
      .select([productName(filter.locale), picture]),
})
