import * as office from 'contract/core/office-paths'
import * as paths from 'contract/core/paths'
import routes from '../../web/app/routes.ts'

/** A row of the table of routes. */
type RouteConfigEntry = (typeof routes)[number]

/** Who a screen is for; staff of one department see a part of the office. */
export type Room = 'visitor' | 'customer' | 'staff' | 'engineer'

const ROOM_OF_LAYOUT: Record<string, Room> = {
  'layouts/customer-layout.tsx': 'customer',
  'layouts/office/office-layout.tsx': 'staff',
  'layouts/field/field-layout.tsx': 'engineer',
}

/** What stands for the parameters of an address, in the demo. */
const EXAMPLES: Record<string, readonly string[]> = {
  [paths.CATEGORY_PRODUCTS]: ['1'],
  [paths.PRODUCT]: ['1'],
  [paths.CATALOGUE]: ['1'],
  [paths.REWARD_POINTS_OF]: [''],
  [paths.OWNED_PRODUCT]: ['1', '2', '3', '4', '5', '6'],
  [paths.REGISTER_COMPLAINT]: ['1', '2', '3'],
  [paths.OWN_QUOTATION]: ['1', '2', '3'],
  [paths.EXTEND_WARRANTY]: ['1', '2', '3'],
  [paths.TICKET]: ['1', '2', '3', '4'],
  // visits of the demo's engineer, `FIELD_ENGINEER`
  [paths.FIELD_JOB]: ['1'],
  [paths.FIELD_REPORT]: ['1'],
  [office.EDIT_CATALOGUE]: ['1'],
  [office.EDIT_CATEGORY]: ['1'],
  [office.EDIT_SUB_CATEGORY]: ['1'],
  [office.EDIT_PRODUCT]: ['1'],
  [office.OFFICE_PRODUCT]: ['1'],
  [office.CAMPAIGN]: ['1'],
  [office.REGISTRATION]: ['1', '2', '3', '4', '5', '6'],
  [office.COMPLAINT]: ['1', '2', '3', '4'],
  [office.EDIT_COMPLAINT]: ['1', '2'],
  [office.EDIT_PACKAGE]: ['1'],
  [office.EDIT_SERVICE_POINT]: ['1'],
  [office.EDIT_ENGINEER]: ['1'],
  [office.PART]: ['1', '3', '7', '13'],
  [office.EDIT_PART]: ['1', '14'],
  [office.EDIT_ANSWER]: ['1'],
  [office.API_KEY]: ['1'],
  [office.WEBHOOK]: ['1'],
  [office.EDIT_WEBHOOK]: ['1'],
  [office.WEBHOOK_DELIVERY]: ['1'],
  [office.CUSTOMER]: ['1', '2', '3', '4'],
  [office.EDIT_CUSTOMER]: ['2', '3'],
  [office.USER]: ['1', '2', '3', '4'],
  [office.EDIT_ROLE]: ['2'],
  [office.ENQUIRY]: ['1', '2'],
  [office.QUOTATION]: ['1', '2', '3', '4', '5'],
  [office.PERSONALISATION]: ['1', '2', '3', '4'],
  [office.CUSTOMER_TEXT]: ['visit', 'quotation_approved', 'code_register', 'approved_title', 'paper_job_declaration'],
  [office.WEBSITE_PAGE]: ['home', 'about', 'rewards', 'terms', 'privacy'],
  [office.SETTINGS]: ['brand', 'contact', 'service', 'points', 'rules', 'messages'],
}

/** Other ways to show a screen, in its address: views, filters, what was not found, a page past the end. */
const OTHER_VIEWS: Record<string, readonly string[]> = {
  [paths.ALL_PRODUCTS]: ['?in_stock=true&min_price=1000&max_price=5000'],
  [paths.SEARCH]: ['?product_name=kettle', '?product_name=xyzzy'],
  [paths.COMPARE]: ['?ids=1,2,3'],
  [paths.SERVICE]: ['?district=Kaski'],
  [paths.REWARD_POINTS_OF]: ['?page=999'],
  [paths.TICKETS]: ['?status=Completed'],
  [paths.NOTICES]: ['?page=999'],
  [office.COMPLAINT_LIST]: [
    '?view=board',
    '?unread=true',
    '?overdue=true',
    '?figure=completed&closed_from=2026-01-01&batch=xyzzy',
  ],
  [office.VISITS]: ['?view=board'],
  [office.HAPPY_CALL_LIST]: ['?state=all', '?state=lapsed&search=xyzzy', '?call=1'],
  [office.SERVICE_FIGURES]: ['?period=months_12&compare=year', '?from=2020-01-01&to=2020-01-31', '?centre_id=1'],
  [office.PART_LIST]: ['?low=true', '?search=xyzzy'],
  [office.COUNT_PARTS]: ['?place=office', '?place=office&is_defective=true'],
  [office.PART_REQUEST_LIST]: ['?state=sent', '?search=xyzzy'],
  [office.EXTENSION_LIST]: ['?search=xyzzy'],
  [office.WARRANTY_LIST]: ['?warranty=1', '?warranty=999999'],
  [office.PERSONALISATION_LIST]: ['?placement=vertical&status=rejected'],
}

export interface Screen {
  /** in `web/app/routes.ts` */
  pattern: string
  room: Room
  /** with the demo's rows, one for each example */
  filled: readonly string[]
  /** its other views, of the first example */
  views: readonly string[]
  /** where the row is not there; only of addresses that name one */
  absent?: string
}

/**
 * Every screen of the website; one whose address has parameters and no example fails the test that asks. `tokens` are
 * the examples of addresses that only a running product knows; without them those screens are left out.
 */
export const allScreens = (tokens?: Record<string, string>): Screen[] => {
  const given = Object.entries(tokens ?? {}).map(([pattern, token]) => [pattern, [token]] as const)
  const none = tokens ? [] : OF_TOKENS.map((pattern) => [pattern, []] as const)
  const examples = { ...EXAMPLES, ...Object.fromEntries([...given, ...none]) }
  return routes.flatMap((entry) => screensOf(entry, 'visitor', examples)).filter(({ filled }) => filled.length > 0)
}

const OF_TOKENS = [
  paths.SCANNED_UNIT,
  paths.TRACKED_COMPLAINT,
  paths.BILL_LINK,
  paths.QUOTATION_LINK,
  paths.ESTIMATE_LINK,
  paths.UNSUBSCRIBE,
  paths.CONFIRM_NUMBER,
  paths.CONFIRM_EMAIL,
  paths.CAMPAIGN_ANSWER,
]

type Examples = Record<string, readonly string[]>

function screensOf({ path, file, children, index }: RouteConfigEntry, room: Room, examples: Examples): Screen[] {
  if (children) return children.flatMap((child) => screensOf(child, ROOM_OF_LAYOUT[file] ?? room, examples))
  if (path === undefined && !index) throw new Error(`${file} has no address`)
  return [screenAt(path === '*' ? '/no-such-page' : `/${path ?? ''}`, room, examples)]
}

function screenAt(pattern: string, room: Room, examples: Examples): Screen {
  const values = pattern.includes(':') ? examples[pattern] : ['']
  if (!values) throw new Error(`No example for ${pattern}`)
  const filled = values.map((value) => addressOf(pattern, value))
  const views = (OTHER_VIEWS[pattern] ?? []).map((query) => filled[0] + query)
  const isOfRow = pattern.includes(':')
  return { pattern, room, filled, views, ...(isOfRow && { absent: addressOf(pattern, '999999') }) }
}

/** An address of a pattern; what is optional after the first parameter is left out. */
const addressOf = (pattern: string, value: string): string =>
  pattern
    .replace(/\/:\w+\??/, value && `/${value}`)
    .replace(/\/:\w+\?/, '')
    .replace(/:\w+/, value)
