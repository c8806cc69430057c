import {
  CAMPAIGN_LIST,
  ACTIVITY,
  ADD_API_KEY,
  ADD_CATALOGUE,
  ADD_CATEGORY,
  ADD_ANSWER,
  ADD_ENGINEER,
  ADD_PACKAGE,
  ADD_PART,
  ADD_PRODUCT,
  ADD_ROLE,
  ADD_SERVICE_POINT,
  ADD_SUB_CATEGORY,
  ADD_UNIT,
  ADD_WEBHOOK,
  ALARM_LIST,
  API_KEY,
  API_KEY_LIST,
  CATALOGUE_LIST,
  CATEGORY_LIST,
  COMPLAINT,
  COMPLAINT_LIST,
  CUSTOMER,
  CUSTOMER_LIST,
  COUNT_PARTS,
  HAPPY_CALL_LIST,
  DEAD_END_LIST,
  MISSED_SEARCH_LIST,
  EDIT_CATALOGUE,
  EDIT_CATEGORY,
  EDIT_COMPLAINT,
  ANSWER_LIST,
  EDIT_ANSWER,
  EDIT_ENGINEER,
  EDIT_PACKAGE,
  EDIT_PART,
  EDIT_PRODUCT,
  EDIT_ROLE,
  EDIT_SERVICE_POINT,
  EDIT_SUB_CATEGORY,
  EDIT_WEBHOOK,
  ENGINEER_LIST,
  ENQUIRY,
  ENQUIRY_LIST,
  EXTENSION_LIST,
  BACKUP_LIST,
  FAILED_JOBS,
  OFFICE_PRODUCT,
  PACKAGE_LIST,
  PART,
  PART_LIST,
  PART_REQUEST_LIST,
  PERSONALISATION,
  PERSONALISATION_LIST,
  PRODUCT_LIST,
  QUOTATION,
  QUOTATION_LIST,
  RECEIPT_LIST,
  REGISTRATION,
  REGISTRATION_LIST,
  REVIEW_LIST,
  CUSTOMER_TEXT,
  CUSTOMER_TEXT_LIST,
  SETTINGS,
  SYSTEM,
  settingsPath,
  WEBSITE_PAGE,
  WEBSITE_PAGE_LIST,
  ROLE_LIST,
  SERVICE_FIGURES,
  SERVICE_POINT_LIST,
  SUB_CATEGORY_LIST,
  UNIT_LIST,
  USER,
  USER_LIST,
  VISITS,
  WARRANTY_LIST,
  WEBHOOK,
  WEBHOOK_LIST,
} from 'contract/core/office-paths'
import { OFFICE, prefixOf } from 'contract/core/paths'
import BadgeCheck from 'lucide-react/icons/badge-check'
import BookOpen from 'lucide-react/icons/book-open'
import Boxes from 'lucide-react/icons/boxes'
import Brush from 'lucide-react/icons/brush'
import ChartColumn from 'lucide-react/icons/chart-column'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Cog from 'lucide-react/icons/cog'
import CompassIcon from 'lucide-react/icons/compass'
import HardHat from 'lucide-react/icons/hard-hat'
import KeyRound from 'lucide-react/icons/key-round'
import Layers from 'lucide-react/icons/layers'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import MapPin from 'lucide-react/icons/map-pin'
import Mail from 'lucide-react/icons/mail'
import Megaphone from 'lucide-react/icons/megaphone'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import Package from 'lucide-react/icons/package'
import PackageCheck from 'lucide-react/icons/package-check'
import PackageSearch from 'lucide-react/icons/package-search'
import QrCode from 'lucide-react/icons/qr-code'
import PhoneCall from 'lucide-react/icons/phone-call'
import Receipt from 'lucide-react/icons/receipt'
import Route from 'lucide-react/icons/route'
import ScrollText from 'lucide-react/icons/scroll-text'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Star from 'lucide-react/icons/star'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import UserCog from 'lucide-react/icons/user-cog'
import Users from 'lucide-react/icons/users'
import DatabaseBackup from 'lucide-react/icons/database-backup'
import Activity from 'lucide-react/icons/activity'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import Settings from 'lucide-react/icons/settings'
import SearchX from 'lucide-react/icons/search-x'
import WebhookIcon from 'lucide-react/icons/webhook'
import Wrench from 'lucide-react/icons/wrench'
import { may, type Capability } from 'contract/core/access'
import type { Role } from 'contract/core/roles'
import type { Attention } from 'contract/dashboard/endpoints'
import { m } from '#messages'
import type { WaitingPart } from './waiting-words.ts'

/** An entry of the side menu. */
export interface OfficePlace {
  to: string
  label: () => string
  icon: typeof Wrench
  needs: Capability
  /** how addresses begin that belong to it as well: its detail screens */
  also?: string | readonly string[]
  /** how much waits there, each thing once */
  waiting?: (attention: Attention) => number | undefined
  /** for which reasons; one thing may wait for several */
  parts?: readonly WaitingPart[]
}

/** Places of the back office under a heading. */
export interface MenuSection {
  section: () => string
  places: readonly OfficePlace[]
}

/** What is opened each day, the most used first. */
const DAILY: readonly MenuSection[] = [
  {
    section: m.office_section_main,
    places: [
      { to: OFFICE, label: m.office_dashboard, icon: LayoutDashboard, needs: 'dashboard.read' },
      {
        to: COMPLAINT_LIST,
        label: m.office_menu_complaints,
        icon: Wrench,
        needs: 'complaints.read',
        also: [prefixOf(COMPLAINT), prefixOf(EDIT_COMPLAINT)],
        waiting: ({ complaints_open: waiting }) => waiting?.total,
        parts: [
          'complaints_undispatched',
          'dispatches_failed',
          'complaints_proposed',
          'complaints_to_plan',
          'complaints_overdue',
          'messages_unread',
        ],
      },
      { to: VISITS, label: m.office_menu_visits, icon: Route, needs: 'complaints.read' },
      { to: RECEIPT_LIST, label: m.office_menu_receipts, icon: Receipt, needs: 'complaints.read' },
      { to: SERVICE_FIGURES, label: m.office_menu_service_figures, icon: ChartColumn, needs: 'figures.read' },
      {
        to: HAPPY_CALL_LIST,
        label: m.office_menu_happy_calls,
        icon: PhoneCall,
        needs: 'happycalls.write',
        waiting: ({ happy_calls_due: waiting }) => waiting?.total,
      },
      {
        to: REGISTRATION_LIST,
        label: m.office_menu_registrations,
        icon: PackageCheck,
        needs: 'registrations.read',
        also: prefixOf(REGISTRATION),
        waiting: ({ registrations_open: waiting }) => waiting?.total,
        parts: ['registrations_waiting', 'registrations_disputed', 'serials_shared'],
      },
      {
        to: CAMPAIGN_LIST,
        label: m.office_menu_campaigns,
        icon: Megaphone,
        needs: 'campaigns.read',
      },
    ],
  },
  {
    section: m.office_section_support,
    places: [
      {
        to: CUSTOMER_LIST,
        label: m.office_menu_customers,
        icon: Users,
        needs: 'customers.read',
        also: prefixOf(CUSTOMER),
      },
      {
        to: ENQUIRY_LIST,
        label: m.office_menu_enquiries,
        icon: Mail,
        needs: 'enquiries.read',
        also: prefixOf(ENQUIRY),
        waiting: ({ enquiries_open: waiting }) => waiting?.total,
      },
      {
        to: QUOTATION_LIST,
        label: m.office_menu_quotations,
        icon: Boxes,
        needs: 'quotations.read',
        also: prefixOf(QUOTATION),
        waiting: ({ quotations_pending: waiting }) => waiting?.total,
      },
      {
        to: PERSONALISATION_LIST,
        label: m.office_menu_personalisations,
        icon: Brush,
        needs: 'personalisations.read',
        also: prefixOf(PERSONALISATION),
        waiting: ({ personalisations_pending: waiting }) => waiting?.total,
      },
      {
        to: REVIEW_LIST,
        label: m.office_menu_reviews,
        icon: Star,
        needs: 'reviews.moderate',
      },
    ],
  },
  {
    section: m.office_section_warranty,
    places: [
      {
        to: WARRANTY_LIST,
        label: m.office_menu_warranty,
        icon: CalendarClock,
        needs: 'warranties.read',
      },
      {
        to: PACKAGE_LIST,
        label: m.office_menu_packages,
        icon: BadgeCheck,
        needs: 'packages.read',
        also: [ADD_PACKAGE, prefixOf(EDIT_PACKAGE)],
      },
      {
        to: EXTENSION_LIST,
        label: m.office_menu_extensions,
        icon: CalendarPlus,
        needs: 'extensions.read',
        waiting: ({ extensions_awaiting: waiting }) => waiting?.total,
      },
    ],
  },
  {
    section: m.office_section_inventory,
    places: [
      {
        to: PRODUCT_LIST,
        label: m.office_menu_products,
        icon: Package,
        needs: 'catalogue.read',
        also: [ADD_PRODUCT, prefixOf(EDIT_PRODUCT), prefixOf(OFFICE_PRODUCT)],
        waiting: ({ model_numbers_doubled: waiting }) => waiting?.total,
      },
      {
        to: CATEGORY_LIST,
        label: m.office_menu_categories,
        icon: LayoutGrid,
        needs: 'catalogue.write',
        also: [ADD_CATEGORY, prefixOf(EDIT_CATEGORY)],
      },
      {
        to: SUB_CATEGORY_LIST,
        label: m.office_menu_sub_categories,
        icon: Layers,
        needs: 'catalogue.write',
        also: [ADD_SUB_CATEGORY, prefixOf(EDIT_SUB_CATEGORY)],
      },
      {
        to: UNIT_LIST,
        label: m.office_menu_units,
        icon: QrCode,
        needs: 'units.read',
        also: ADD_UNIT,
        waiting: ({ unit_serials_shared: waiting }) => waiting?.total,
      },
      {
        to: PART_LIST,
        label: m.office_menu_parts,
        icon: Cog,
        needs: 'parts.read',
        also: [ADD_PART, prefixOf(PART), prefixOf(EDIT_PART), COUNT_PARTS],
      },
      {
        to: PART_REQUEST_LIST,
        label: m.part_requests_list,
        icon: PackageSearch,
        needs: 'parts.read',
        waiting: ({ parts_to_approve, parts_to_send, parts_to_receive }) =>
          sumOf(parts_to_approve, parts_to_send, parts_to_receive),
        parts: ['parts_to_approve', 'parts_to_send', 'parts_to_receive'],
      },
    ],
  },
]

/** What is set up once and looked at sometimes: the settings, with a navigation of their own. */
const SET_UP: readonly MenuSection[] = [
  {
    section: m.office_section_service,
    places: [
      {
        to: ENGINEER_LIST,
        label: m.office_menu_engineers,
        icon: HardHat,
        needs: 'engineers.read',
        also: [ADD_ENGINEER, prefixOf(EDIT_ENGINEER)],
      },
      {
        to: SERVICE_POINT_LIST,
        label: m.office_menu_service_points,
        icon: MapPin,
        needs: 'servicepoints.read',
        also: [ADD_SERVICE_POINT, prefixOf(EDIT_SERVICE_POINT)],
      },
      {
        to: ANSWER_LIST,
        label: m.office_menu_answers,
        icon: MessageSquareQuote,
        needs: 'answers.read',
        also: [ADD_ANSWER, prefixOf(EDIT_ANSWER)],
      },
    ],
  },
  {
    section: m.office_section_website,
    places: [
      {
        to: settingsPath('brand'),
        label: m.office_menu_brand,
        icon: Settings,
        needs: 'settings.write',
        also: prefixOf(SETTINGS),
      },
      {
        to: WEBSITE_PAGE_LIST,
        label: m.office_menu_pages,
        icon: PanelsTopLeft,
        needs: 'settings.write',
        also: prefixOf(WEBSITE_PAGE),
      },
      {
        to: CUSTOMER_TEXT_LIST,
        label: m.office_menu_customer_texts,
        icon: MessageSquareText,
        needs: 'settings.write',
        also: prefixOf(CUSTOMER_TEXT),
      },
      {
        to: CATALOGUE_LIST,
        label: m.office_menu_catalogues,
        icon: BookOpen,
        needs: 'ecatalogues.write',
        also: [ADD_CATALOGUE, prefixOf(EDIT_CATALOGUE)],
      },
      { to: MISSED_SEARCH_LIST, label: m.office_menu_missed_searches, icon: SearchX, needs: 'catalogue.write' },
      { to: DEAD_END_LIST, label: m.office_menu_dead_ends, icon: CompassIcon, needs: 'deadends.manage' },
    ],
  },
  {
    section: m.office_section_staff,
    places: [
      {
        to: ROLE_LIST,
        label: m.office_menu_roles,
        icon: ShieldCheck,
        needs: 'users.read',
        also: [ADD_ROLE, prefixOf(EDIT_ROLE)],
      },
      {
        to: USER_LIST,
        label: m.office_menu_users,
        icon: UserCog,
        needs: 'users.read',
        also: prefixOf(USER),
      },
      { to: ACTIVITY, label: m.office_menu_activity, icon: ScrollText, needs: 'activity.read' },
      {
        to: API_KEY_LIST,
        label: m.office_menu_api_keys,
        icon: KeyRound,
        needs: 'apikeys.manage',
        also: [ADD_API_KEY, prefixOf(API_KEY)],
      },
    ],
  },
  {
    section: m.office_section_operation,
    places: [
      {
        to: ALARM_LIST,
        label: m.office_menu_alarms,
        icon: ShieldAlert,
        needs: 'alarms.handle',
        waiting: ({ alarms: waiting }) => waiting?.total,
      },
      {
        to: WEBHOOK_LIST,
        label: m.office_menu_webhooks,
        icon: WebhookIcon,
        needs: 'webhooks.manage',
        also: [ADD_WEBHOOK, prefixOf(WEBHOOK), prefixOf(EDIT_WEBHOOK)],
      },
      { to: SYSTEM, label: m.office_menu_system, icon: Activity, needs: 'system.read' },
      { to: BACKUP_LIST, label: m.office_menu_backups, icon: DatabaseBackup, needs: 'jobs.read' },
      {
        to: FAILED_JOBS,
        label: m.office_menu_failed_jobs,
        icon: TriangleAlert,
        needs: 'jobs.read',
        waiting: ({ jobs_failed: waiting }) => waiting?.total,
      },
    ],
  },
]

/** Every place of the back office. */
export const OFFICE_PLACES: readonly OfficePlace[] = [...DAILY, ...SET_UP].flatMap(({ places }) => places)

/** A role with so few places of the settings has them in the menu itself. */
const FEW = 4

/** The menu as a role sees it; a section without entries is not there. Many settings are one entry. */
export function menuFor(role: Role): readonly MenuSection[] {
  const setUp = settingsMenuFor(role)
  const places = setUp.flatMap((group) => group.places)
  return [
    ...openTo(role, DAILY),
    { section: m.office_section_settings, places: setUp.length > 1 ? [inOne(places)] : places },
  ].filter((group) => group.places.length > 0)
}

/** The navigation of the settings, by section; a single section where they stand in the menu itself. */
export function settingsMenuFor(role: Role): readonly MenuSection[] {
  const groups = openTo(role, SET_UP)
  const places = groups.flatMap((group) => group.places)
  return places.length > FEW ? groups : [{ section: m.office_section_settings, places }]
}

/** All places that a role may open, each under its heading. */
export const sectionsOpenTo = (role: Role): readonly MenuSection[] => openTo(role, [...DAILY, ...SET_UP])

const openTo = (role: Role, menu: readonly MenuSection[]): MenuSection[] =>
  menu
    .map(({ section, places }) => ({ section, places: places.filter(({ needs }) => may(role, needs)) }))
    .filter(({ places }) => places.length > 0)

/** The settings as one entry, which leads to the first of them and counts what waits in all. */
const inOne = (places: readonly OfficePlace[]): OfficePlace => ({
  to: places[0]!.to,
  label: m.office_menu_settings,
  icon: Settings,
  needs: places[0]!.needs,
  also: places.flatMap(({ to, also }) => [to, ...[also ?? []].flat()]),
  waiting: (attention) => places.reduce((sum, place) => sum + (place.waiting?.(attention) ?? 0), 0),
})

/** Of several kinds of work; undefined where the caller has none of them. */
function sumOf(...kinds: readonly ({ total: number } | null)[]): number | undefined {
  const own = kinds.filter((kind) => kind !== null)
  return own.length > 0 ? own.reduce((sum, { total }) => sum + total, 0) : undefined
}

/** Whether an address belongs to an entry. */
export const isAtPlace = (pathname: string, { to, also }: OfficePlace): boolean =>
  pathname === to || [also ?? []].flat().some((start) => pathname.startsWith(start))
