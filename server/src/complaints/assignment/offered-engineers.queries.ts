import { officialDistrict, provinceOf } from 'contract/core/districts'
import { emptiestWindow, type VisitWindow } from 'contract/complaints/visit-windows'
import { sql } from 'kysely'
import { daysLater } from '../../platform/core/clock.ts'
import type { Db } from '../../platform/core/db.ts'
import { listEngineersOnDay } from '../../engineers/engineers-on-day.queries.ts'

/** How far ahead a free engineer is looked for. */
const DAYS_AHEAD = 14

/** The facts that decide which engineers suit a complaint. */
export interface Suiting {
  id: number
  centre_id: number | undefined
  /** empty where it is not certain */
  district: string
  category_id: number | null
  /** the only centre whose engineers are offered */
  reach?: number | undefined
}

export type Offered = Awaited<ReturnType<typeof listOffered>>

/** Engineers on a day: those of the complaint's centre first, then the nearer ones; within them by days off, skill and visits. */
export async function listOffered(db: Db, { id, category_id, reach, ...place }: Suiting, day: string) {
  const engineers = await listEngineersOnDay(db, day, { without: id, reach })
  return engineers
    .map((engineer) => ({ ...engineer, skilled: repairs(engineer.skills, category_id) }))
    .toSorted((one, other) => rank(one, place) - rank(other, place))
}

/**
 * The first visit that suits a complaint from a day on: an engineer at work, in their emptiest window, and everybody who
 * is offered that day. An engineer who has the complaint keeps it, else only those of its centre are thought of. Undefined
 * if there are none, or nobody is at work.
 */
export async function findFreeVisit(
  db: Db,
  suiting: Suiting & { engineer_id: number | null },
  from: string,
): Promise<{ day: string; engineers: Offered; visit: { engineer_id: number; window: VisitWindow } } | undefined> {
  for (let ahead = 0, day = from; ahead < DAYS_AHEAD; ahead++, day = daysLater(day, 1)) {
    const engineers = await listOffered(db, suiting, day)
    const { engineer_id } = suiting
    const best = engineers.find(
      engineer_id === null ? ({ centre_id }) => centre_id === suiting.centre_id : ({ id }) => id === engineer_id,
    )
    if (!best) return undefined
    if (best.off === '')
      return { day, engineers, visit: { engineer_id: best.id, window: emptiestWindow(best.windows) } }
  }
  return undefined
}

/** The category of a complaint's product; null for a model that the catalogue does not know. */
export const categoryOfModel = sql<number | null>`(
  select category_id from product
  where model_key = canonical_code(complaint.model_num) and not is_duplicate limit 1)`

const repairs = (skills: number[], category: number | null) =>
  skills.length === 0 || category === null || skills.includes(category)

type Ranked = Pick<Listed, 'centre_id' | 'centre_district' | 'off' | 'skilled' | 'visits'>
type Listed = Awaited<ReturnType<typeof listEngineersOnDay>>[number] & { skilled: boolean }
type Around = Pick<Suiting, 'centre_id' | 'district'>

/** Another centre weighs most, then a day off, then another skill, then each visit. */
const rank = (engineer: Ranked, around: Around): number =>
  farness(engineer, around) * 1e6 +
  Number(engineer.off !== '') * 1e5 +
  Number(!engineer.skilled) * 1e4 +
  engineer.visits

const farness = ({ centre_id, centre_district }: Ranked, { centre_id: own, district }: Around): number =>
  centre_id === own ? 0 : farnessOf(centre_district, district)

/** How far a centre is from a district, as far as that is known without coordinates: in it 1, in its province 2, else 3. */
export function farnessOf(centreDistrict: string, district: string): number {
  if (district === '') return 3
  if (officialDistrict(centreDistrict) === district) return 1
  return provinceOf(centreDistrict) === provinceOf(district) ? 2 : 3
}
