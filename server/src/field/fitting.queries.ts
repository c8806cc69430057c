import type { BagLine, FieldFaults, FieldJob, FittingPart } from 'contract/field/jobs'
import type { Locale } from 'contract/core/locale'
import { MOST_FITTING_PARTS } from 'contract/field/words'
import { sql } from 'kysely'
import { listFaultChoices } from '../faults/fault-choices.queries.ts'
import type { Addresses } from '../platform/files/addresses.ts'
import type { Db } from '../platform/core/db.ts'

/** What can be found at the appliances of these jobs, in a language. */
export async function faultsOfJobs(
  db: Db,
  files: Addresses,
  { jobs, locale }: { jobs: readonly FieldJob[]; locale: Locale },
): Promise<FieldFaults[]> {
  const kinds = new Set(jobs.flatMap(({ sub_category_id }) => sub_category_id ?? []))
  if (kinds.size === 0) return []
  const choices = await listFaultChoices(db, files, locale)
  return choices
    .filter(({ id }) => kinds.has(id))
    .map(({ id, name, name_ne, faults }) => ({
      sub_category_id: id,
      name: locale === 'ne' && name_ne ? name_ne : name,
      findings: faults,
    }))
}

/** The good parts in the bag of an engineer, by number. */
export const bagOf = (db: Db, engineerId: number): Promise<BagLine[]> =>
  db
    .selectFrom('part_stock as stock')
    .innerJoin('part', 'part.id', 'stock.part_id')
    .select(['part.id as part_id', 'part.number', 'part.name', 'part.name_ne', 'part.price', 'stock.count'])
    .where('stock.engineer_id', '=', engineerId)
    .where('stock.is_defective', '=', false)
    .where('stock.count', '>', 0)
    .orderBy('part.number_key')
    .execute()

/** Parts that fit the models of these jobs, those of a model before those of every model, each kind by number. */
export async function partsFitting(db: Db, jobs: readonly FieldJob[]): Promise<FittingPart[]> {
  const models = [...new Set(jobs.flatMap(({ product_id }) => product_id ?? []))]
  const { rows } = await sql<FittingPart>`
    select part.id as part_id, number, name, name_ne, price, coalesce(fits.product_ids, '{}') as product_ids
    from part left join lateral (
      select array_agg(product_id order by product_id) as product_ids from part_fit
      where part_id = part.id and product_id = any(${models}::int[])) as fits on true
    where active and (fits.product_ids is not null or not exists (select from part_fit where part_id = part.id))
    order by fits.product_ids is null, number_key
    limit ${MOST_FITTING_PARTS}`.execute(db)
  return rows
}
