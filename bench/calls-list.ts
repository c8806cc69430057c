import { sql } from 'kysely'
import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { pageOfAccounts } from '../server/src/accounts/office-accounts.ts'
import { listCategories } from '../server/src/categories/category.queries.ts'
import { pageOfComplaints } from '../server/src/complaints/complaint.queries.ts'
import type { Files } from '../server/src/files/files.ts'
import { pageOfProducts } from '../server/src/products/product-office.queries.ts'
import { getProduct, listOfSubCategory } from '../server/src/products/product.queries.ts'
import { searchProducts } from '../server/src/products/search/product-search.ts'
import { listOwnProducts, pageOfRegistrations } from '../server/src/registrations/registration.queries.ts'
import { pageOfQuotations } from '../server/src/quotations/quotation.queries.ts'
import type { SessionCheck } from '../server/src/sessions/authorize.ts'
import type { Db } from '../server/src/core/db.ts'

/** A call that is measured. */
export interface Call {
  name: string
  /** the benchmark that it belongs to */
  bench: 'list' | 'search' | 'product' | 'lists'
  path: string
  who: 'public' | 'customer' | 'staff'
  /** its work without HTTP; the floor takes its main statement from here, with the session check that is read with it */
  read: (db: Db, files: Files, check?: SessionCheck) => Promise<unknown>
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

export async function callsOf(db: Db): Promise<Call[]> {
  const { customer, product, group } = await subjects(db)
  const page = { page: 1, per_page: 10 }
  return [
    {
      name: 'categories',
      bench: 'list',
      who: 'public',
      path: '/api/products/publiccategory',
      read: (db, files) => listCategories(db, files, 'en'),
    },
    {
      name: 'list',
      bench: 'list',
      who: 'public',
      path: `/api/products/productsbysubcategory/${group}`,
      read: (db, files) => listOfSubCategory(db, files, 'en', group),
    },
    {
      name: 'search',
      bench: 'search',
      who: 'public',
      path: '/api/products/productsearch?per_page=12',
      read: (db, files) => searchProducts(db, files, { page: 1, per_page: 12 }),
    },
    {
      name: 'search-word',
      bench: 'search',
      who: 'public',
      path: '/api/products/productsearch?product_name=kettle&per_page=12',
      read: (db, files) => searchProducts(db, files, { product_name: 'kettle', page: 1, per_page: 12 }),
    },
    {
      name: 'product',
      bench: 'product',
      who: 'public',
      path: `/api/products/getdatabyidpublic/${product}`,
      read: (db, files) => getProduct(db, files, product),
    },
    {
      name: 'own-products',
      bench: 'lists',
      who: 'customer',
      path: '/api/stocks/getmyproduct',
      read: (db, files, check) => listOwnProducts(db, files, customer, check),
    },
    {
      name: 'complaints',
      bench: 'lists',
      who: 'staff',
      path: '/api/stocks/getallcomplaints',
      read: (db, files, check) => pageOfComplaints(db, files, page, check),
    },
    {
      name: 'registrations',
      bench: 'lists',
      who: 'staff',
      path: '/api/stocks/getcustomerproduct',
      read: (db, files, check) => pageOfRegistrations(db, files, page, check),
    },
    {
      name: 'products',
      bench: 'lists',
      who: 'staff',
      path: '/api/products/getdata',
      read: (db, files, check) => pageOfProducts(db, files, page, check),
    },
    {
      name: 'customers',
      bench: 'lists',
      who: 'staff',
      path: '/api/user/getallcustomers',
      read: (db, files, check) => pageOfAccounts(db, files, { ...page, role: 'customer' }, DEFAULT_SETTINGS, check),
    },
    {
      name: 'quotations',
      bench: 'lists',
      who: 'staff',
      path: '/api/products/getallquotation?page=1',
      read: (db, _files, check) => pageOfQuotations(db, page, check),
    },
  ]
}
