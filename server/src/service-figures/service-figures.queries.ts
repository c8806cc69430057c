import type { ServiceFigures, ServiceGroup, ServiceModel, ServiceTotals } from 'contract/service-figures/endpoints'
import { MOST_ROWS, STAGE_GROUPS, type StageGroup } from 'contract/service-figures/words'
import type { Db } from '../platform/core/db.ts'
import { callsIn } from './calls.queries.ts'
import { batchesIn, serviceMonthsIn } from './failures.queries.ts'
import type { FigureScope, Period } from './figure-period.ts'
import { daysIn, flowIn } from './flow.queries.ts'
import { modelsNamed, namesOf } from './names.queries.ts'
import { repairsIn, type Repairs, type RepairsOf } from './repairs.queries.ts'
import { stagesIn, type StageTimes } from './stages.queries.ts'

interface Asked extends FigureScope {
  now: Period
  before: Period | undefined
}

/** What is read of a period, and of the one to compare with. */
interface Read {
  totals: ServiceTotals
  repairs: RepairsOf[]
  stages: Record<StageGroup, StageTimes>
}

/**
 * All figures of the service. Each part of the page is read by a query of its own from the facts; a further part is one more
 * here, and one more section of the screen.
 */
export async function readServiceFigures(db: Db, { now, before, ...scope }: Asked): Promise<ServiceFigures> {
  const read = await readPeriod(db, now, scope)
  const earlier = before && (await readPeriod(db, before, scope))
  const ofCentre = scope.centre_id !== undefined
  return {
    totals: read.totals,
    before: earlier?.totals ?? null,
    days: await daysIn(db, now, scope),
    stages: STAGE_GROUPS.map((group) => ({
      group,
      ...read.stages[group],
      before_median: earlier?.stages[group].median ?? null,
    })),
    centres: await groupsOf(db, 'centre', read, earlier),
    engineers: await groupsOf(db, 'engineer', read, earlier),
    models: await modelsOf(db, now, read, earlier),
    service_months: ofCentre ? null : await serviceMonthsIn(db, now, scope),
    batches: ofCentre ? null : await batchesIn(db, now, scope),
  }
}

async function readPeriod(db: Db, period: Period, scope: FigureScope): Promise<Read> {
  const flow = await flowIn(db, period, scope)
  const repairs = await repairsIn(db, period, scope)
  const stages = await stagesIn(db, period, scope)
  const calls = await callsIn(db, period, scope)
  const all = repairs.find(({ level }) => level === 'all')!
  const { completed: for_parts, median: parts_median } = stages.parts
  return { totals: { ...shown(all), ...moneyOf(all), ...flow, ...calls, for_parts, parts_median }, repairs, stages }
}

const moneyOf = ({ covered, covered_parts, free, charged, due, received, owing }: RepairsOf) => ({
  covered,
  covered_parts,
  free,
  charged,
  due,
  received,
  owing,
})

async function groupsOf(
  db: Db,
  level: 'centre' | 'engineer',
  { repairs }: Read,
  earlier: Read | undefined,
): Promise<ServiceGroup[]> {
  const idOf = (row: RepairsOf) => (level === 'centre' ? row.centre_id : row.engineer_id)
  const rows = repairs.filter((row) => row.level === level).slice(0, MOST_ROWS)
  const names = await namesOf(db, level, rows.map(idOf))
  return rows.map((row) => ({
    id: idOf(row),
    name: names.get(idOf(row)) ?? '',
    ...shown(row),
    before: comparedWith(earlier, (one) => one.level === level && idOf(one) === idOf(row)),
  }))
}

async function modelsOf(db: Db, period: Period, { repairs }: Read, earlier: Read | undefined): Promise<ServiceModel[]> {
  const rows = repairs.filter(({ level }) => level === 'model').slice(0, MOST_ROWS)
  const keys = rows.map(({ model_key }) => model_key ?? '')
  const names = await modelsNamed(db, keys, period)
  return rows.map((row, place) => {
    const model_key = keys[place]!
    return {
      model_key,
      model_name: names.get(model_key)?.model_name ?? '',
      model_num: names.get(model_key)?.model_num ?? model_key,
      ...shown(row),
      before: comparedWith(earlier, (one) => one.level === 'model' && one.model_key === model_key),
    }
  })
}

const shown = (row: RepairsOf): Repairs => ({
  completed: row.completed,
  median: row.median,
  p90: row.p90,
  visited: row.visited,
  first_fix: row.first_fix,
  came_back: row.came_back,
  rated: row.rated,
  rating: row.rating === null ? null : Math.round(row.rating * 10) / 10,
})

function comparedWith(earlier: Read | undefined, isSame: (row: RepairsOf) => boolean) {
  const row = earlier?.repairs.find(isSame)
  return earlier ? { completed: row?.completed ?? 0, median: row?.median ?? null } : null
}
