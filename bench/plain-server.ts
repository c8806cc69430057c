// Bare Fastify over plain tables: what somebody would write who wants two lists for who is signed in, and no more.
// node bench/plain-server.ts <database address> <origin of the product> <token> <names and paths of lists, as JSON>
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'

export interface PlainServer {
  port: number
}

type Row = Record<string, unknown>
interface Page {
  data: Row[]
  pagination: { total_pages: number }
}

const [databaseUrl = '', origin = '', token = '', lists = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })

await pool.query(
  `create table plain_session (token text primary key, account_id int not null, expires_at timestamptz not null)`,
)
await pool.query(`insert into plain_session values ($1, 1, now() + interval '1 day')`, [token])

const app = Fastify()
for (const [name, path] of Object.entries(JSON.parse(lists) as Record<string, string>)) {
  const columns = await fill(`plain_${name}`, await allOf(path))
  const session = {
    name: 'session',
    text: 'select account_id from plain_session where token = $1 and expires_at > now()',
  }
  const rows = {
    name: `${name} rows`,
    text: `select ${columns} from plain_${name} order by id desc limit $1 offset $2`,
  }
  const count = { name: `${name} count`, text: `select count(*)::int as total from plain_${name}` }
  app.get<{ Querystring: { page: string; per_page: string } }>(`/${name}`, async (request, reply) => {
    const given = request.headers.authorization?.slice('Bearer '.length)
    const { rowCount } = await pool.query({ ...session, values: [given] })
    if (rowCount === 0) return reply.code(401).send({ message: 'Unauthorized' })
    const [page, size] = [Number(request.query.page), Number(request.query.per_page)]
    const [listed, counted] = await Promise.all([
      pool.query({ ...rows, values: [size, (page - 1) * size] }),
      pool.query<{ total: number }>(count),
    ])
    const total = counted.rows[0]!.total
    const pagination = { page, total_pages: Math.ceil(total / size), results_per_page: size, total_results: total }
    return { data: listed.rows, pagination }
  })
}
await pool.query('vacuum analyze')
await app.listen({ host: '127.0.0.1', port: 0 })
const said: PlainServer = { port: ((app.server as Server).address() as AddressInfo).port }
process.send?.(said)
process.once('SIGTERM', () => process.exit())

/** All rows of a list as the product answers them. */
async function allOf(path: string): Promise<Row[]> {
  const found: Row[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await fetch(`${origin}${path}?page=${page}&per_page=100`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { data, pagination } = (await answer.json()) as Page
    found.push(...data)
    last = pagination.total_pages
  }
  return found
}

/** A table with a column for each field of the rows; returns the columns. */
async function fill(table: string, rows: readonly Row[]): Promise<string> {
  const names = Object.keys(rows[0]!)
  const typed = names.map((name) => `"${name}" ${name === 'id' ? 'int primary key' : typeOf(rows, name)}`)
  await pool.query(`create table ${table} (${typed.join(', ')})`)
  await pool.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(rows),
  ])
  return names.map((name) => `"${name}"`).join(', ')
}

function typeOf(rows: readonly Row[], name: string): string {
  const value = rows.map((row) => row[name]).find((each) => each !== null)
  if (typeof value === 'string') return 'text'
  if (typeof value === 'boolean') return 'boolean'
  return Number.isInteger(value) || value === undefined ? 'int' : 'jsonb'
}
