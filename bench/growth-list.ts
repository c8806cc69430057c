import type { Amounts } from './calls-data.ts'
import type { Call } from './calls-list.ts'

/** A call whose time must hardly grow with the tables. */
export interface Growing {
  path: string
  who: Call['who']
  /** which of the amounts it reads */
  of: keyof Amounts
}

const calls = (of: keyof Amounts, who: Call['who'], ...paths: string[]): Growing[] =>
  paths.map((path) => ({ path, who, of }))

/** First pages of lists, plain and filtered, searches and figures, and a page far back. */
export const GROWING: Growing[] = [
  ...calls(
    'products',
    'public',
    '/api/products/publiccategory',
    '/api/products/featured',
    '/api/products/productsbysubcategory/1',
    '/api/products/productsearch?per_page=12',
    '/api/products/productsearch?per_page=12&sort_order=asc',
    '/api/products/productsearch?product_name=kettle&per_page=12',
    '/api/products/productsearch?product_name=bx-1777&per_page=12',
    '/api/products/productsearch?product_name=ketle&per_page=12',
    '/api/products/productsearch?per_page=12&page=5000',
    '/api/products/getdatabyidpublic/1',
    '/api/products/relatedproducts/1',
  ),
  ...calls(
    'products',
    'staff',
    '/api/products/getdata',
    '/api/products/getdata?name=1777',
    '/api/products/getdata?page=5000',
    '/api/products/getdata?sort=price',
  ),
  ...calls(
    'rows',
    'customer',
    '/api/stocks/getmyproduct',
    '/api/stocks/getallcomplaintsbycustomer',
    '/api/customer/mypoints',
  ),
  ...calls(
    'rows',
    'staff',
    '/api/stocks/getallcomplaints',
    '/api/stocks/getallcomplaints?status=On%20Service',
    '/api/stocks/getallcomplaints?dispatch=none',
    '/api/stocks/getallcomplaints?search=BENCH-1777',
    '/api/stocks/getallcomplaints?page=5000',
    '/api/stocks/getcustomerproduct',
    '/api/stocks/getcustomerproduct?status=Pending',
    '/api/stocks/getcustomerproduct?search=BENCH-1777',
    '/api/stocks/getcustomerproduct?page=5000',
    '/api/user/getallcustomers',
    '/api/user/getallcustomers?firstname=Thapa%201777',
    '/api/user/getallcustomers?page=5000',
    '/api/office/find?text=9700000177',
    '/api/office/find?text=BENCH-1777',
    '/api/user/dashboardstats',
    '/api/user/attention',
  ),
]
