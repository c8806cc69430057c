import { sql, type RawBuilder } from 'kysely'

/** Whether a row is of the service centre to which a caller is kept (`reachOf`); every row is, for those who see all. */
export const withinReach = (column: string, reach: number | undefined): RawBuilder<boolean> =>
  reach === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${reach}`
