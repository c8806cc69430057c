import { type Kysely, sql } from 'kysely'

/** A column as PostgreSQL's catalogue describes it. */
export interface Column {
  table: string
  name: string
  /** PostgreSQL's name of the type; of the element for an array. */
  type: string
  isArray: boolean
  isNullable: boolean
  hasDefault: boolean
  /** Generated, or an identity that cannot be set. */
  isAlwaysGenerated: boolean
  /** The values that a CHECK rule or an enum type allows; none when any is allowed. */
  values: string[]
}

/** The columns of all tables and views of the public schema, by table and position. */
export async function readColumns<Schema>(db: Kysely<Schema>): Promise<Column[]> {
  const { rows } = await sql<Omit<Column, 'values'> & { checks: string[]; labels: string[] }>`
    select c.relname as "table", a.attname as name, coalesce(e.typname, t.typname) as type, e.oid is not null as "isArray",
      not (a.attnotnull or t.typnotnull) as "isNullable",
      a.atthasdef or a.attidentity <> '' as "hasDefault",
      a.attidentity = 'a' or a.attgenerated <> '' as "isAlwaysGenerated",
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by 1) as checks,
      array(select enumlabel::text from pg_enum where enumtypid = t.oid order by enumsortorder) as labels
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and c.relname <> 'schema_migration'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname collate "C", a.attnum`.execute(db)
  return rows.map(({ checks, labels, ...column }) => ({
    ...column,
    values: labels.length > 0 ? labels : (checks.map(listedValues).find((values) => values.length > 0) ?? []),
  }))
}

/**
 * `check (status in ('a', 'b'))`, which the catalogue returns as `CHECK ((status = ANY (ARRAY['a'::text,
 * 'b'::text])))`.
 */
function listedValues(check: string): string[] {
  const list = /^CHECK \(\(\(*\w+\)*(?:::text)? = ANY \(+ARRAY\[(.*?)\]\)*(?:::text\[\]\)*)?\)+$/s.exec(check)?.[1]
  const one = /^CHECK \(\(\(*\w+\)*(?:::text)? = ('(?:[^']|'')*')::[a-z ]+\)\)$/.exec(check)?.[1]
  return [...(list ?? one ?? '').matchAll(/'((?:[^']|'')*)'/g)].map(([, value = '']) => value.replaceAll("''", "'"))
}
