import {
  ACTIVITY,
  ADD_CATALOGUE,
  ADD_CATEGORY,
  ADD_ANSWER,
  ADD_ENGINEER,
  ADD_PACKAGE,
  ADD_PRODUCT,
  ADD_ROLE,
  ADD_SERVICE_POINT,
  ADD_SUB_CATEGORY,
  ADD_UNIT,
  ALARM_LIST,
  CATALOGUE_LIST,
  CATEGORY_LIST,
  COMPLAINT,
  COMPLAINT_LIST,
  CUSTOMER,
  CUSTOMER_LIST,
  DEAD_END_LIST,
  MISSED_SEARCH_LIST,
  EDIT_CATEGORY,
  EDIT_COMPLAINT,
  ANSWER_LIST,
  EDIT_ANSWER,
  EDIT_ENGINEER,
  EDIT_PACKAGE,
  EDIT_PRODUCT,
  EDIT_ROLE,
  EDIT_SERVICE_POINT,
  EDIT_SUB_CATEGORY,
  ENGINEER_LIST,
  ENQUIRY,
  ENQUIRY_LIST,
  EXTENSION_LIST,
  BACKUP_LIST,
  FAILED_JOBS,
  OFFICE_PRODUCT,
  PACKAGE_LIST,
  PERSONALISATION,
  PERSONALISATION_LIST,
  PRODUCT_LIST,
  QUOTATION,
  QUOTATION_LIST,
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
  SERVICE_POINT_LIST,
  SUB_CATEGORY_LIST,
  UNIT_LIST,
  USER,
  USER_LIST,
  VISITS,
  WARRANTY_LIST,
} from 'contract/core/office-paths'
import { OFFICE, prefixOf } from 'contract/core/paths'
import BadgeCheck from 'lucide-react/icons/badge-check'
import BookOpen from 'lucide-react/icons/book-open'
import Boxes from 'lucide-react/icons/boxes'
import Brush from 'lucide-react/icons/brush'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CompassIcon from 'lucide-react/icons/compass'
import HardHat from 'lucide-react/icons/hard-hat'
import Layers from 'lucide-react/icons/layers'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import MapPin from 'lucide-react/icons/map-pin'
import Mail from 'lucide-react/icons/mail'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import Package from 'lucide-react/icons/package'
import PackageCheck from 'lucide-react/icons/package-check'
import QrCode from 'lucide-react/icons/qr-code'
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

/** The menu of the back office, by section. A role sees the entries it may open. */
export const OFFICE_MENU: readonly { section: () => string; places: readonly OfficePlace[] }[] = [
  {
    section: m.office_section_main,
    places: [
      { to: OFFICE, label: m.office_dashboard, icon: LayoutDashboard, needs: 'figures.read' },
      {
        to: REGISTRATION_LIST,
        label: m.office_menu_registrations,
        icon: PackageCheck,
        needs: 'registrations.read',
        also: prefixOf(REGISTRATION),
        waiting: ({ registrations_open: waiting }) => waiting?.total,
        parts: ['registrations_waiting', 'registrations_disputed', 'serials_shared'],
      },
    ],
  },
  {
    section: m.office_section_inventory,
    places: [
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
      { to: MISSED_SEARCH_LIST, label: m.office_menu_missed_searches, icon: SearchX, needs: 'catalogue.write' },
      {
        to: PRODUCT_LIST,
        label: m.office_menu_products,
        icon: Package,
        needs: 'catalogue.write',
        also: [ADD_PRODUCT, prefixOf(EDIT_PRODUCT), prefixOf(OFFICE_PRODUCT)],
        waiting: ({ model_numbers_doubled: waiting }) => waiting?.total,
      },
      {
        to: UNIT_LIST,
        label: m.office_menu_units,
        icon: QrCode,
        needs: 'units.read',
        also: ADD_UNIT,
        waiting: ({ unit_serials_shared: waiting }) => waiting?.total,
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
      {
        to: COMPLAINT_LIST,
        label: m.office_menu_complaints,
        icon: Wrench,
        needs: 'complaints.read',
        also: [prefixOf(COMPLAINT), prefixOf(EDIT_COMPLAINT)],
        waiting: ({ complaints_open: waiting }) => waiting?.total,
        parts: ['complaints_undispatched', 'dispatches_failed', 'complaints_overdue', 'messages_unread'],
      },
      { to: VISITS, label: m.office_menu_visits, icon: Route, needs: 'complaints.read' },
    ],
  },
  {
    section: m.office_section_settings,
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
      {
        to: SERVICE_POINT_LIST,
        label: m.office_menu_service_points,
        icon: MapPin,
        needs: 'servicepoints.read',
        also: [ADD_SERVICE_POINT, prefixOf(EDIT_SERVICE_POINT)],
      },
      {
        to: ENGINEER_LIST,
        label: m.office_menu_engineers,
        icon: HardHat,
        needs: 'engineers.read',
        also: [ADD_ENGINEER, prefixOf(EDIT_ENGINEER)],
      },
      {
        to: ANSWER_LIST,
        label: m.office_menu_answers,
        icon: MessageSquareQuote,
        needs: 'answers.read',
        also: [ADD_ANSWER, prefixOf(EDIT_ANSWER)],
      },
      {
        to: CATALOGUE_LIST,
        label: m.office_menu_catalogues,
        icon: BookOpen,
        needs: 'ecatalogues.write',
        also: ADD_CATALOGUE,
      },
      {
        to: settingsPath('brand'),
        label: m.office_menu_settings,
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
      { to: DEAD_END_LIST, label: m.office_menu_dead_ends, icon: CompassIcon, needs: 'deadends.manage' },
      { to: SYSTEM, label: m.office_menu_system, icon: Activity, needs: 'system.read' },
      { to: BACKUP_LIST, label: m.office_menu_backups, icon: DatabaseBackup, needs: 'jobs.read' },
      {
        to: FAILED_JOBS,
        label: m.office_menu_failed_jobs,
        icon: TriangleAlert,
        needs: 'jobs.read',
        waiting: ({ jobs_failed: waiting }) => waiting?.total,
      },
      { to: ACTIVITY, label: m.office_menu_activity, icon: ScrollText, needs: 'activity.read' },
      {
        to: ALARM_LIST,
        label: m.office_menu_alarms,
        icon: ShieldAlert,
        needs: 'alarms.handle',
        waiting: ({ alarms: waiting }) => waiting?.total,
      },
    ],
  },
]

/** The menu as a role sees it; a section without entries is not there. */
export const menuFor = (role: Role) =>
  OFFICE_MENU.map(({ section, places }) => ({
    section,
    places: places.filter(({ needs }) => may(role, needs)),
  })).filter(({ places }) => places.length > 0)

/** Whether an address belongs to an entry. */
export const isAtPlace = (pathname: string, { to, also }: OfficePlace): boolean =>
  pathname === to || [also ?? []].flat().some((start) => pathname.startsWith(start))
