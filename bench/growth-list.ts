import { PEOPLE_FIELDS, PEOPLE_SORTS } from 'contract/accounts/words'
import { COMPLAINT_FIELDS, COMPLAINT_SORTS } from 'contract/complaints/words'
import { conditionsText, operatorsOf, takesValues, type AskedFields } from 'contract/core/conditions'
import { REGISTRATION_FIELDS, REGISTRATION_SORTS, WARRANTY_FIELDS, WARRANTY_SORTS } from 'contract/registrations/words'
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

/** What the list of complaints can be narrowed by beside the conditions. */
const COMPLAINT_FILTERS = [
  'unread=true',
  'overdue=true',
  'due=today',
  'priority=normal',
  'assigned=mine',
  'assigned=no_owner',
  'assigned=no_centre',
  'assigned=to_plan',
  'centre_id=1',
  'engineer_id=1',
  'visit=today',
  'visit=late',
  'zone=BAGMATI',
  'district=Kaski',
  'model=kettle',
  'problem_type=Motor',
  'rating=5',
  'tag=vip',
  'search=Thapa',
  'from=2026-01-01',
  'to=2026-01-01',
]

interface OfficeList {
  path: string
  sorts: readonly string[]
  fields: AskedFields
  /** a value of each field that rows have */
  values: Record<string, string>
}

const OFFICE_LISTS: OfficeList[] = [
  {
    path: '/api/stocks/getallcomplaints',
    sorts: COMPLAINT_SORTS,
    fields: COMPLAINT_FIELDS,
    values: {
      status: 'On Service',
      priority: 'high',
      dispatch: 'none',
      centre_id: '1',
      engineer_id: '1',
      tag: 'vip',
      zone: 'Bagmati',
      district: 'Kaski',
      model: 'kettle',
      problem_type: 'Not working',
      rating: '5',
    },
  },
  {
    path: '/api/stocks/getcustomerproduct',
    sorts: REGISTRATION_SORTS,
    fields: REGISTRATION_FIELDS,
    values: {
      status: 'Pending',
      model: 'kettle',
      store: 'Himal',
      district: 'Kaski',
      serial_number: 'BENCH-1777',
      batch: 'B-7',
    },
  },
  {
    path: '/api/stocks/warrantytable',
    sorts: WARRANTY_SORTS,
    fields: WARRANTY_FIELDS,
    values: { model: 'kettle', serial_number: '1777', district: 'Kaski' },
  },
  {
    path: '/api/user/getallcustomers',
    sorts: PEOPLE_SORTS,
    fields: PEOPLE_FIELDS,
    values: { gender: 'female', district: 'Kaski', name: 'Thapa 17', email: 'example' },
  },
]

/** The first page of each list of the office, by each of its orders both ways, and by each operator of each filter. */
export const OFFICE: Growing[] = [
  ...OFFICE_LISTS.flatMap(({ path, sorts, fields, values }) =>
    calls(
      'rows',
      'staff',
      path,
      ...sorts.flatMap((sort) => [`${path}?sort=${sort}`, `${path}?sort=-${sort}`]),
      ...Object.entries(fields).flatMap(([field, asked]) =>
        operatorsOf(asked).map((operator) => {
          const value = values[field]!
          const given = { none: [], one: [value], two: [value, value], many: [value] }[takesValues(operator)]
          return `${path}?where=${encodeURIComponent(conditionsText([{ field, operator, values: given }]))}`
        }),
      ),
    ),
  ),
  ...calls('rows', 'staff', '/api/stocks/complaints/board'),
  ...calls('rows', 'staff', ...COMPLAINT_FILTERS.map((filter) => `/api/stocks/getallcomplaints?${filter}`)),
]
