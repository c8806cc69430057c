import { sql } from 'kysely'
import type { Db } from '../server/src/platform/core/db.ts'
import { MODEL } from './kill-world.ts'

interface Index {
  name: string
  relation: string
  method: 'btree' | 'gin'
  /** its first column or expression */
  leading: string
  type: string
  /** whether it holds the members of a list instead of parts of a text */
  list: boolean
  predicate: string | null
}

/** Below every value of a type, so that a comparison with it counts all that is not null. */
const LOWEST: Record<string, string> = {
  integer: '-2147483648',
  bigint: '-9223372036854775808',
  text: `''`,
  uuid: `'00000000-0000-0000-0000-000000000000'`,
  'timestamp with time zone': `'-infinity'`,
}

/** Indexes that lead to another number of rows than reading the whole table does. */
export async function indexDisagreements(db: Db): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const indexes = (await indexesOf(tx)).map((index) => ({ ...index, condition: conditionOf(index) }))
    await plan(tx, 'table')
    const byTable = new Map<string, number>()
    for (const index of indexes) byTable.set(index.name, await count(tx, index))
    await plan(tx, 'index')
    const found: string[] = []
    for (const index of indexes) {
      const [rows, indexed] = [byTable.get(index.name), await count(tx, index)]
      if (rows !== indexed) found.push(`${index.name}: ${rows} rows, ${indexed} by index`)
    }
    return found
  })
}

/** Those of our tables and of the queue that hold something, as far as their first column is of a type we can ask for. */
async function indexesOf(tx: Db): Promise<Index[]> {
  const { rows } = await sql<Index>`
    select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as relation, m.amname as method,
      pg_get_indexdef(i.indexrelid, 1, false) as leading, format_type(a.atttypid, null) as type,
      o.opcname = 'array_ops' as list, pg_get_expr(i.indpred, i.indrelid) as predicate
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_class t on t.oid = i.indrelid
    join pg_am m on m.oid = c.relam
    join pg_opclass o on o.oid = i.indclass[0]
    join pg_attribute a on a.attrelid = i.indexrelid and a.attnum = 1
    where t.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and t.relkind = 'r'
      and pg_relation_size(t.oid) > 0
    order by 1`.execute(tx)
  return rows.filter(({ method, type }) => method === 'gin' || type in LOWEST)
}

function conditionOf({ predicate, ...index }: Index): string {
  const all = ofAll(index)
  return predicate ? `(${predicate}) and ${all}` : all
}

function ofAll({ method, leading, type, list }: Omit<Index, 'predicate'>): string {
  if (list) return `${leading} @> '{}'`
  return method === 'gin' ? `${leading} like '%${MODEL.toLowerCase()}%'` : `${leading} >= ${LOWEST[type]}`
}

async function plan(tx: Db, way: 'table' | 'index'): Promise<void> {
  const [tables, indexes] = way === 'table' ? ['on', 'off'] : ['off', 'on']
  await sql
    .raw(
      `set local enable_seqscan = ${tables}; set local enable_indexscan = ${indexes};
       set local enable_indexonlyscan = ${indexes}; set local enable_bitmapscan = ${indexes}`,
    )
    .execute(tx)
}

async function count(tx: Db, { relation, condition }: Index & { condition: string }): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.raw(relation)} where ${sql.raw(condition)}`.execute(tx)
  return rows[0]!.n
}
