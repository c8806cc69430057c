import { expect, test } from 'vitest'
import { readColumns } from './catalog.ts'
import { typesOf } from './generate-types.ts'
import { embeddedDatabase } from './test-database.ts'

test('a table becomes an interface', async () => {
  const { db, pool } = await embeddedDatabase()
  await pool.query(`
    create type grade as enum ('b', 'a');
    create table stock_item (
      id int generated always as identity primary key,
      status text not null default 'new' check (status in ('new', 'it''s sold')),
      kind text check (kind in ('only')),
      size int not null check (size in (1, 2)),
      code varchar(10) check (code in ('x', 'y')),
      note text not null check (length(note) > 0),
      grade grade,
      price numeric(12, 2) not null,
      tags text[] not null default '{}',
      at timestamptz not null default now(),
      day date,
      extra jsonb,
      doubled int generated always as (size * 2) stored
    )`)
  const types = typesOf(await readColumns(db))
  expect(types.slice(types.indexOf('export interface StockItem'))).toBe(`export interface StockItem {
  id: GeneratedAlways<number>
  status: Generated<'new' | 'it\\'s sold'>
  kind: 'only' | null
  size: number
  code: 'x' | 'y' | null
  note: string
  grade: 'b' | 'a' | null
  price: number
  tags: Generated<string[]>
  at: Generated<Timestamp>
  day: Timestamp | null
  extra: Json | null
  doubled: GeneratedAlways<number | null>
}

export interface DB {
  stock_item: StockItem
}
`)
})
