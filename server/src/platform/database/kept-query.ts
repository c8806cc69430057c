import { sql, type CompiledQuery, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Db } from '../core/db.ts'
import { sessionState, type SessionCheck } from '../sessions/authorize.ts'

/** Stand for values that are given when a query runs. */
export type Places<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const PLACES = new Proxy({}, { get: (_, name: string) => sql.val(new Place(name)) })

/**
 * A query that is built and compiled once for each shape, because that takes as long as reading its rows. Everything
 * that it depends on is an argument of `build`: a shape, of which there are few, and the places of values. A session
 * check is read with the rows.
 */
export function keptQuery<Shape, Values extends object, DB, TB extends keyof DB, O>(
  build: (db: Db, shape: Shape, values: Places<Values>) => SelectQueryBuilder<DB, TB, O>,
): (db: Db, shape: Shape, values: Values, check?: SessionCheck) => Promise<O[]> {
  const kept = new Map<string, CompiledQuery<O>>()

  function compile(db: Db, shape: Shape, isChecked: boolean): CompiledQuery<O> {
    // The proxy has a placeholder for every name.
    const query = build(db, shape, PLACES as Places<Values>)
    if (!isChecked) return query.compile()
    const state = sessionState(PLACES as Places<SessionCheck['values']>)
    return query.select(state.as('session_state')).$castTo<O>().compile()
  }

  return async (db, shape, values, check) => {
    const key = JSON.stringify([check !== undefined, shape])
    const query = kept.get(key) ?? compile(db, shape, check !== undefined)
    kept.set(key, query)
    const given = { ...values, ...check?.values } as Record<string, unknown>
    const parameters = query.parameters.map((value) => (value instanceof Place ? given[value.name] : value))
    const { rows } = await db.executeQuery<O>({ ...query, parameters })
    check?.confirmBy(rows)
    return rows
  }
}
