import type { Holder } from 'contract/core/access'
import {
  maySee,
  type Counts,
  type DayCounts,
  type DistrictCounts,
  type ModelCounts,
} from 'contract/dashboard/endpoints'
import type { RecentCount } from './recent.queries.ts'

const SHOWN = 8

/** Each day with the figures the reader may see; a day without rows is 0. */
export function countsByDay(recent: readonly RecentCount[], days: readonly string[], reader: Holder): DayCounts[] {
  const found = new Map(gathered(recent, reader, ({ day }) => day).map((group) => [group.name, group.counts]))
  return days.map((day) => ({ day, ...(found.get(day) ?? none(reader)) }))
}

/** The districts with the highest counts, by what the reader may see. */
export const topDistricts = (recent: readonly RecentCount[], reader: Holder): DistrictCounts[] =>
  most(gathered(recent, reader, ({ district }) => district)).map(({ name, counts }) => ({ name, ...counts }))

/** The models with the highest counts, by what the reader may see. */
export const topModels = (recent: readonly RecentCount[], reader: Holder): ModelCounts[] =>
  most(gathered(recent, reader, ({ model_num }) => model_num)).map(({ name, counts, model_name }) => ({
    model_num: name,
    model_name,
    ...counts,
  }))

interface Group {
  name: string
  model_name: string
  counts: Counts
}

/** Both kinds under one name. Figures the reader may not see stay null, and forms no group. */
function gathered(
  recent: readonly RecentCount[],
  reader: Holder,
  nameOf: (row: RecentCount) => string | null,
): Group[] {
  const groups = new Map<string, Group>()
  for (const row of recent) {
    const name = nameOf(row)
    if (name === null || none(reader)[row.kind] === null) continue
    const group = groups.get(name) ?? { name, model_name: row.model_name, counts: none(reader) }
    group.counts[row.kind] = row.total
    groups.set(name, group)
  }
  return [...groups.values()]
}

const none = (reader: Holder): Counts => ({
  registrations: maySee(reader, 'total_registered_products') ? 0 : null,
  complaints: maySee(reader, 'total_complaints') ? 0 : null,
})

const most = (groups: readonly Group[]): Group[] =>
  groups.toSorted((a, b) => sum(b) - sum(a) || a.name.localeCompare(b.name)).slice(0, SHOWN)

const sum = ({ counts }: Group) => (counts.registrations ?? 0) + (counts.complaints ?? 0)
