import { beforeEach, expect, test } from 'vitest'
import { answerCalls, type Call } from '../testing/api.ts'
import { renderRoute, screensOf } from '../testing/screens.tsx'
import { sampleAnswer } from '../testing/samples.ts'

// How a list works is tested in `list-page`; that each call filters as it should, with the server. Here, that each list of
// the office is led to its own call and words: its rows and their total, its filters, its deletion.

interface ListCase {
  /** the call of its rows */
  call: string
  /** the text shown if nothing is found */
  none: string
  /** where it is not told in pages */
  total?: number
  /** the call that deletes the rows that were ticked, and what holds their ids */
  deletes?: [path: string, ids: string]
}

const LISTS: Record<string, ListCase> = {
  'alarms/alarm-list.tsx': { call: '/alarms', none: 'No Data found' },
  'api-keys/office/api-key-list.tsx': { call: '/office/api-keys', none: 'No API keys yet' },
  'backups/backup-list.tsx': { call: '/backups', none: 'No Data found.' },
  'campaigns/office/campaign-list.tsx': { call: '/stocks/campaigns', none: 'No campaigns yet' },
  'canned-answers/answer-list.tsx': {
    call: '/canned-answers',
    none: 'Nothing found',
    deletes: ['/canned-answers', 'ids'],
  },
  'catalogues/office/catalogue-list.tsx': {
    call: '/products/getallcatalogues',
    none: 'No catalogs found',
    total: 25,
    deletes: ['/products/deletemultiplecatalogue', 'catalogue_ids'],
  },
  'categories/office/category-list.tsx': {
    call: '/products/getcategory',
    none: 'No categories found',
    deletes: ['/products/deleteselectedcategory', 'category_ids'],
  },
  'categories/office/sub-category-list.tsx': {
    call: '/products/getsubcategory',
    none: 'No sub categories found',
    deletes: ['/products/deleteselectedsubcategory', 'subcategory_ids'],
  },
  'complaints/office/happy-calls/happy-call-list.tsx': { call: '/happycalls', none: 'Nobody to call' },
  'complaints/office/list/complaint-list.tsx': {
    call: '/stocks/getallcomplaints',
    none: 'No complaints found',
    deletes: ['/stocks/deletemultiplecomplaints', 'complaint_ids'],
  },
  'complaints/office/payments/receipt-list.tsx': { call: '/stocks/receipts', none: 'No results found' },
  'customers/customer-list.tsx': {
    call: '/user/getallcustomers',
    none: 'No Data found',
    deletes: ['/user/deletemultiplecustomers', 'customer_ids'],
  },
  'dead-ends/dead-end-list.tsx': {
    call: '/deadends',
    none: 'No Data found.',
    deletes: ['/deadends', 'dead_end_ids'],
  },
  'engineers/engineer-list.tsx': { call: '/engineers', none: 'No engineers yet' },
  'enquiries/office/enquiry-list.tsx': {
    call: '/contactus/getcontactform',
    none: 'No contacts found',
    deletes: ['/contactus/deletemultiplecontactus', 'contact_ids'],
  },
  'extensions/office/extension-list.tsx': { call: '/stocks/getwarrantyextensions', none: 'No Data found.' },
  'jobs/failed-jobs.tsx': { call: '/jobs/failed', none: 'No Data found.' },
  'missed-searches/missed-search-list.tsx': {
    call: '/products/missedsearches',
    none: 'No Data found.',
    deletes: ['/products/missedsearches', 'missed_search_ids'],
  },
  'parts/part-list.tsx': { call: '/parts', none: 'No results found' },
  'parts/requests/request-list.tsx': { call: '/partrequests', none: 'No results found' },
  'personalisations/office/personalisation-list.tsx': {
    call: '/customer/getpersonalizedata',
    none: 'No personalization requests found',
    deletes: ['/customer/deletemultiplepersonalization', 'personalization_ids'],
  },
  'products/office/list/product-list.tsx': {
    call: '/products/getdata',
    none: 'No products found.',
    deletes: ['/products/deletemultipleproducts', 'product_ids'],
  },
  'quotations/office/quotation-list.tsx': {
    call: '/products/getallquotation',
    none: 'No Data found',
    deletes: ['/products/deletemultiplequotation', 'quotation_ids'],
  },
  'registrations/office/registration-list.tsx': {
    call: '/stocks/getcustomerproduct',
    none: 'No records found',
    deletes: ['/stocks/deletemultipleproductbyadmin', 'stock_ids'],
  },
  'registrations/office/warranty-list.tsx': {
    call: '/stocks/warrantytable',
    none: 'No data available',
    deletes: ['/stocks/deletemultipleproductbyadmin', 'stock_ids'],
  },
  'reviews/office/review-list.tsx': { call: '/products/getallratings', none: 'No Data found.' },
  'service-points/office/service-point-list.tsx': {
    call: '/servicepoints',
    none: 'No results found',
    deletes: ['/servicepoints', 'ids'],
  },
  'units/office/unit-list.tsx': {
    call: '/products/getproductqr',
    none: 'No results found',
    deletes: ['/products/deleteqrproduct-multiple', 'product_ids'],
  },
  'users/role-list.tsx': { call: '/user/getallusers', none: 'No users found' },
  'users/user-list.tsx': { call: '/user/getallusers', none: 'No Data found' },
  'warranty-packages/package-list.tsx': {
    call: '/products/getextendwarrantyforms',
    none: 'No packages found',
    deletes: ['/products/multipledeleteextendwarrantyform', 'form_ids'],
  },
  'webhooks/webhook-list.tsx': { call: '/webhooks', none: 'No webhooks yet' },
}

const screens = await screensOf('office')
const lists = Object.entries(LISTS).map(([file, list]) => ({
  file,
  ...list,
  screen: screens.find((screen) => screen.file === file)!,
}))

const ROWS = 25
const TOTAL = 53

let finds: boolean
let calls: Call[]
beforeEach(() => {
  localStorage.clear()
  finds = true
})

interface Answer {
  data: unknown
  pagination?: object
}

/** The server has 53 rows of a list, or finds none of them, and samples of everything else. */
function serve(list: string): void {
  calls = answerCalls((call) => {
    const answer = sampleAnswer(call) as Answer
    if (call.path === '/office/views' || call.path === '/user/factors/lost') return { ...answer, data: [] }
    if (call.path === '/office/deletion-preview') return { data: { ...(answer.data as object), blocked: '' } }
    return call.method === 'GET' && call.path === list ? pageOf(answer) : answer
  })
}

function pageOf({ data, pagination, ...rest }: Answer): Answer {
  const [row] = data as [object]
  const rows = finds ? Array.from({ length: ROWS }, (_, at) => ({ ...row, id: at + 1 })) : []
  const pages = { page: 1, results_per_page: ROWS, total_results: finds ? TOTAL : 0, total_pages: finds ? 3 : 0 }
  return { ...rest, data: rows, ...(pagination && { pagination: pages }) }
}

const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)]
const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent)
const rows = () => all('tbody tr').filter((row) => /\S/.test(row.textContent))

/** The values of the list's filters, by query parameter. */
const filters = () => all<HTMLFormElement>('search form').flatMap((form) => [...new FormData(form)])

/** An address with a value for each field that the filters show, and for what they may keep. */
function filtered(path: string): string {
  const query = new URLSearchParams({ from: '2026-01-05', to: '2026-02-05' })
  for (const select of all<HTMLSelectElement>('search select[name]'))
    query.set(select.name, select.options[1]?.value ?? '')
  for (const input of all<HTMLInputElement>('search input[name]:not([type=hidden])')) query.set(input.name, 'xyzzy')
  return `${path}?${query.toString()}`
}

/** Presses what has this name, once it is there. */
async function press(name: string | RegExp, within = 'body'): Promise<void> {
  const find = () =>
    all(`${within} button, ${within} [role=menuitem]`).find(({ textContent }) =>
      typeof name === 'string' ? textContent === name : name.test(textContent),
    )
  await expect.poll(find).toBeDefined()
  find()!.click()
}

test.each(lists)('$file shows the rows and total of its call and passes its filters', async (list) => {
  const { screen, call, none, total = TOTAL } = list
  serve(call)
  const { go } = renderRoute(screen, screen.path)
  await expect.poll(() => rows().length).toBe(ROWS)
  expect(textsOf('h1')).toEqual([expect.stringMatching(new RegExp(`\\D${total}$`))])
  finds = false
  await go(filtered(screen.path))
  await expect.poll(() => textsOf('h2')).toEqual([none])
  expect(calls.findLast(({ path }) => path === call)!.query).toMatchObject(Object.fromEntries(filters()))
})

test.each(lists.filter(({ deletes }) => deletes))('$file deletes what is ticked by its own call', async (list) => {
  const { screen, call, deletes: [way, ids] = [] } = list
  serve(call)
  renderRoute(screen, screen.path)
  await expect.poll(() => rows().length).toBe(ROWS)
  for (const box of all('tbody [type=checkbox]').slice(0, 2)) box.click()
  await expect.poll(() => textsOf('section, [role=region]').join()).toContain('2 selected')
  if (!textsOf('button').includes('Delete selected')) await press('More')
  await press('Delete selected')
  await expect.poll(() => all('[role=dialog]').length).toBe(1)
  const reason = all('[role=dialog] [name=reason]').length > 0 && { reason: 'Entered by mistake' }
  if (reason) await press(reason.reason, '[role=dialog]')
  await expect.poll(() => textsOf('[role=dialog] button:disabled')).toEqual([])
  await press(/^Delete 2 /, '[role=dialog]')
  await expect.poll(() => rows().length).toBe(ROWS - 2)
  // Leaving the page does not wait for the time to undo it.
  dispatchEvent(new PageTransitionEvent('pagehide'))
  const isDeletion = ({ method, path }: Call) => method === 'DELETE' && path === way
  await expect.poll(() => calls.find(isDeletion)?.body).toEqual({ [ids!]: [1, 2], ...reason })
})

test('every list of the office is here', () => {
  const withRows = screens.filter(({ file }) => /-list\.tsx$|failed-jobs/.test(file)).map(({ file }) => file)
  expect(withRows.filter((file) => !(file in LISTS))).toEqual([
    // They are read at once, and searched in the page.
    'website-pages/office/website-page-list.tsx',
    'customer-texts/office/customer-text-list.tsx',
  ])
})
