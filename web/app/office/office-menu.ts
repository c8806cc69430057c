import BadgeCheck from 'lucide-react/icons/badge-check'
import BookOpen from 'lucide-react/icons/book-open'
import Boxes from 'lucide-react/icons/boxes'
import Brush from 'lucide-react/icons/brush'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CompassIcon from 'lucide-react/icons/compass'
import Layers from 'lucide-react/icons/layers'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Mail from 'lucide-react/icons/mail'
import Package from 'lucide-react/icons/package'
import PackageCheck from 'lucide-react/icons/package-check'
import QrCode from 'lucide-react/icons/qr-code'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Star from 'lucide-react/icons/star'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import UserCog from 'lucide-react/icons/user-cog'
import Users from 'lucide-react/icons/users'
import Wrench from 'lucide-react/icons/wrench'
import { may, type Capability, type Role } from 'contract/core/access'
import type { Attention } from 'contract/dashboard/endpoints'

export const OFFICE = '/baltra-admin-dashboard'

/** An entry of the side menu. */
export interface OfficePlace {
  to: string
  label: string
  icon: typeof Wrench
  needs: Capability
  /** how addresses begin that belong to it as well: its detail screens */
  also?: string | readonly string[]
  /** how much waits there */
  waiting?: (attention: Attention) => number | undefined
}

/** The menu of the back office: one row an entry, in its section. A role sees what it may open. */
export const OFFICE_MENU: readonly { section: string; places: readonly OfficePlace[] }[] = [
  {
    section: 'Main',
    places: [
      { to: OFFICE, label: 'Dashboard', icon: LayoutDashboard, needs: 'dashboard.read' },
      {
        to: `${OFFICE}/all-customer-products-list`,
        label: 'Customer Products',
        icon: PackageCheck,
        needs: 'registrations.read',
        also: `${OFFICE}/single-customer-product-list/`,
        waiting: ({ registrations_waiting, serials_shared }) =>
          (registrations_waiting?.total ?? 0) + (serials_shared?.total ?? 0),
      },
    ],
  },
  {
    section: 'Product Inventory',
    places: [
      {
        to: `${OFFICE}/all-category-List`,
        label: 'Category List',
        icon: LayoutGrid,
        needs: 'catalogue.write',
        also: [`${OFFICE}/add-category-product`, `${OFFICE}/edit-category-product/`],
      },
      {
        to: `${OFFICE}/all-sub-category-List`,
        label: 'SubCategory List',
        icon: Layers,
        needs: 'catalogue.write',
        also: [`${OFFICE}/add-subCategory-product`, `${OFFICE}/edit-sub-category-product/`],
      },
      {
        to: `${OFFICE}/all-products-list`,
        label: 'Products',
        icon: Package,
        needs: 'catalogue.write',
        also: [`${OFFICE}/add-product`, `${OFFICE}/edit-product/`, `${OFFICE}/single-product-view/`],
        waiting: ({ model_numbers_doubled: waiting }) => waiting?.total,
      },
      {
        to: `${OFFICE}/all-QrProducts-list`,
        label: 'QR List',
        icon: QrCode,
        needs: 'units.read',
        also: `${OFFICE}/add-Qr-Product`,
        waiting: ({ unit_serials_shared: waiting }) => waiting?.total,
      },
    ],
  },
  {
    section: 'Support',
    places: [
      {
        to: `${OFFICE}/all-customer-List`,
        label: 'All Customers',
        icon: Users,
        needs: 'customers.read',
        also: `${OFFICE}/single-customer-view/`,
      },
      {
        to: `${OFFICE}/all-contact-message-List`,
        label: 'Contact List',
        icon: Mail,
        needs: 'enquiries.read',
        also: `${OFFICE}/single-view-contact/`,
        waiting: ({ enquiries_unread: waiting }) => waiting?.total,
      },
      {
        to: `${OFFICE}/all/bulk-quote-products`,
        label: 'BulkQuote Products',
        icon: Boxes,
        needs: 'quotations.read',
        also: `${OFFICE}/single/bulk-quote-view/`,
        waiting: ({ quotations_pending: waiting }) => waiting?.total,
      },
      {
        to: `${OFFICE}/all/customize-products`,
        label: 'Customize Products',
        icon: Brush,
        needs: 'personalisations.read',
        also: `${OFFICE}/single/personalization-view/`,
        waiting: ({ personalisations_pending: waiting }) => waiting?.total,
      },
      {
        to: `${OFFICE}/all/reviews`,
        label: 'Reviews',
        icon: Star,
        needs: 'reviews.moderate',
      },
      {
        to: `${OFFICE}/all/warranty-status-list`,
        label: 'Warranty Complaints',
        icon: CalendarClock,
        needs: 'complaints.read',
      },
      {
        to: `${OFFICE}/all/warranty-package-list`,
        label: 'Warranty Package',
        icon: BadgeCheck,
        needs: 'packages.read',
        also: [`${OFFICE}/add/warranty-package`, `${OFFICE}/edit/warranty-package/`],
      },
      {
        to: `${OFFICE}/all/warranty-extensions`,
        label: 'Warranty Extensions',
        icon: CalendarPlus,
        needs: 'extensions.read',
        waiting: ({ extensions_awaiting: waiting }) => waiting?.total,
      },
      {
        to: `${OFFICE}/all/products-complaints-list`,
        label: 'Product Complaints',
        icon: Wrench,
        needs: 'complaints.read',
        also: [`${OFFICE}/single-product-complaint/`, `${OFFICE}/edit-product-complaint/`],
        waiting: ({ complaints_undispatched, dispatches_failed, complaints_overdue, messages_unread }) =>
          [complaints_undispatched, dispatches_failed, complaints_overdue, messages_unread].reduce(
            (sum, waiting) => sum + (waiting?.total ?? 0),
            0,
          ),
      },
    ],
  },
  {
    section: 'Settings',
    places: [
      {
        to: `${OFFICE}/all/manage-roles`,
        label: 'Manage Roles',
        icon: ShieldCheck,
        needs: 'users.read',
        also: [`${OFFICE}/add-role`, `${OFFICE}/edit-role/`],
      },
      {
        to: `${OFFICE}/all-user-List`,
        label: 'All Users',
        icon: UserCog,
        needs: 'users.read',
        also: `${OFFICE}/single-user-view/`,
      },
      {
        to: `${OFFICE}/all/e-catalog-list`,
        label: 'E-Catalog',
        icon: BookOpen,
        needs: 'ecatalogues.write',
        also: `${OFFICE}/add/product-catalog`,
      },
      { to: `${OFFICE}/all/dead-ends`, label: 'Dead ends', icon: CompassIcon, needs: 'deadends.manage' },
      {
        to: `${OFFICE}/all/failed-jobs`,
        label: 'Failed jobs',
        icon: TriangleAlert,
        needs: 'jobs.read',
        waiting: ({ jobs_failed: waiting }) => waiting?.total,
      },
      {
        to: `${OFFICE}/all/alarms`,
        label: 'Alarms',
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
