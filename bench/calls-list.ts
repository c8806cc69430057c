import { may } from 'contract/core/access'
import type { Call as CallOf, Endpoint } from 'contract/core/endpoint'
import { contract } from 'contract/index'
import { sql } from 'kysely'
import type { Db } from '../server/src/platform/core/db.ts'

/** A call that is measured. */
export interface Call {
  name: string
  /** the benchmark that it belongs to */
  bench: 'list' | 'search' | 'product' | 'lists'
  path: string
  who: 'public' | 'customer' | 'staff'
}

/** On whose behalf, and about what, calls are made. */
export async function subjects(db: Db) {
  const { rows } = await sql<{ staff: number; customer: number; product: number; group: number }>`
    select (select id from account where role = 'admin' order by id limit 1) as staff,
      (select customer_id from registration group by 1 order by count(*) desc, 1 limit 1) as customer,
      (select id from product order by id limit 1) as product,
      (select sub_category_id from product group by 1 order by count(*) desc, 1 limit 1) as "group"`.execute(db)
  return rows[0]!
}

/** The calls that are measured, about what a filled database has most of. */
export async function callsOf(db: Db): Promise<Call[]> {
  const { product, group } = await subjects(db)
  const { categories, products, registrations, complaints, customers, quotations } = contract
  return [
    { name: 'categories', bench: 'list', ...to(categories.listPublic, {}) },
    { name: 'list', bench: 'list', ...to(products.bySubCategory, { params: { id: group } }) },
    { name: 'search', bench: 'search', ...to(products.search, { query: { per_page: 12 } }) },
    {
      name: 'search-word',
      bench: 'search',
      ...to(products.search, { query: { product_name: 'kettle', per_page: 12 } }),
    },
    { name: 'product', bench: 'product', ...to(products.getPublic, { params: { id: product } }) },
    { name: 'own-products', bench: 'lists', ...to(registrations.listMine, {}) },
    { name: 'complaints', bench: 'lists', ...to(complaints.list, {}) },
    { name: 'registrations', bench: 'lists', ...to(registrations.list, {}) },
    { name: 'products', bench: 'lists', ...to(products.list, {}) },
    { name: 'customers', bench: 'lists', ...to(customers.list, {}) },
    { name: 'quotations', bench: 'lists', ...to(quotations.list, { query: { page: 1 } }) },
  ]
}

/** The address of a call, and who makes it. */
function to<E extends Endpoint>({ path, access }: E, call: CallOf<E>): Pick<Call, 'path' | 'who'> {
  // Each of these says its numbers as such.
  const { params = {}, query = {} } = call as Partial<Record<'params' | 'query', Record<string, string | number>>>
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return {
    path: `/api${path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))}${asked.size > 0 ? `?${asked}` : ''}`,
    who: access === 'public' ? 'public' : may('admin', access) ? 'staff' : 'customer',
  }
}
