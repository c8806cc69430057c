import type { ServiceBatch, ServiceMonth } from 'contract/service-figures/endpoints'
import { LEAST_FAILED, MOST_BATCHES, SERVICE_MONTHS } from 'contract/service-figures/words'
import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import type { Period } from './figure-period.ts'
import { monthsOf, unitMonths } from './unit-months.ts'
import { atLeastShare } from './at-least-share.ts'

interface Kind {
  sub_category_id?: number | undefined
}

/** A complaint that was not cancelled is a failure of its appliance. */
const failedIn = ({ from, to }: Period, { sub_category_id }: Kind) => sql`
  complaint_fact where opened_on between ${from}::date and ${to}::date and (is_completed or closed_at is null)
    ${sub_category_id === undefined ? sql`` : sql`and sub_category_id = ${sub_category_id}`}`

const ofKind = ({ sub_category_id }: Kind) =>
  sub_category_id === undefined ? sql`true` : sql`sub_category_id = ${sub_category_id}`

/** The failures of a period by how long the appliances had been in service, for a thousand that were as old. */
export async function serviceMonthsIn(db: Db, period: Period, kind: Kind): Promise<ServiceMonth[]> {
  const { rows: failures } = await sql<{ month: number; failures: number }>`
    select service_month as month, count(*)::int as failures from ${failedIn(period, kind)} group by 1`.execute(db)
  const { rows: bought } = await sql<{ month: string; units: number }>`
    select bought_in as month, sum(total)::int as units from in_service where ${ofKind(kind)} group by 1`.execute(db)
  const exposed = unitMonths(bought, monthsOf(period))
  const failed = new Map(failures.map((row) => [row.month, row.failures]))
  const all = [...new Set([...exposed.keys(), ...failed.keys()])].toSorted((a, b) => a - b)
  const rowOf = (month: number | null, months: readonly number[]): ServiceMonth => {
    const count = sum(months.map((one) => failed.get(one) ?? 0))
    const units = sum(months.map((one) => exposed.get(one) ?? 0))
    return {
      month,
      failures: count,
      unit_months: rounded(units),
      per_thousand: units > 0 ? perThousand(count / units) : null,
    }
  }
  const later = all.filter((month) => month >= SERVICE_MONTHS)
  return [
    ...all.filter((month) => month < SERVICE_MONTHS).map((month) => rowOf(month, [month])),
    ...(later.length > 0 ? [rowOf(null, later)] : []),
  ]
}

/**
 * The batches with failures in a period, the worst first. A share of few units says little, so they are ordered by what is
 * at least certain of it, and those with hardly a failed unit come last: among many small batches some have one by chance.
 */
export async function batchesIn(
  db: Db,
  period: Period,
  kind: Kind,
): Promise<{ rows: ServiceBatch[]; usual_per_thousand: number }> {
  const { rows: counted } = await sql<{
    batch: string
    model_key: string
    model_name: string | null
    units: number
    failed: number
  }>`
    with failed as (
      select batch, model_key, count(distinct registration_id)::int as failed
      from (select * from ${failedIn(period, kind)}) as failure where batch <> '' group by 1, 2
    ), units as (
      select batch, model_key, sum(total)::int as units from in_service
      where batch <> '' and bought_in <= ${period.to}::date and ${ofKind(kind)} group by 1, 2
    )
    select batch, model_key, coalesce(failed, 0) as failed, greatest(units, failed) as units,
      (select model_name from product where product.model_key = counted.model_key order by is_duplicate limit 1) as model_name
    from (select * from units full join failed using (batch, model_key)) as counted
    where coalesce(units, 0) + coalesce(failed, 0) > 0`.execute(db)
  const units = sum(counted.map((row) => row.units))
  const usual = units > 0 ? sum(counted.map((row) => row.failed)) / units : 0
  const rows = counted
    .filter(({ failed }) => failed > 0)
    .map((row) => ({ ...row, certain: atLeastShare(row.failed, row.units) }))
    .toSorted(
      (a, b) =>
        Number(isEnough(b)) - Number(isEnough(a)) ||
        b.certain - a.certain ||
        b.failed - a.failed ||
        a.batch.localeCompare(b.batch),
    )
    .slice(0, MOST_BATCHES)
    .map(({ certain, model_name, ...row }) => ({
      ...row,
      model_name: model_name ?? row.model_key,
      per_thousand: perThousand(row.failed / row.units),
      at_least: perThousand(certain),
      is_bad: isEnough(row) && certain > usual,
    }))
  return { rows, usual_per_thousand: perThousand(usual) }
}

const isEnough = ({ failed }: { failed: number }) => failed >= LEAST_FAILED

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const rounded = (number: number) => Math.round(number * 10) / 10
const perThousand = (share: number) => rounded(share * 1000)
