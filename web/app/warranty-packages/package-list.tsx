import { PACKAGE_FIELDS } from 'contract/warranty-packages/words'
import { MoreFilters } from '../lists/filters/more-filters.tsx'
import { ADD_PACKAGE, editPackagePath } from 'contract/core/office-paths'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import type { WarrantyPackage } from 'contract/warranty-packages/endpoints'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { createdColumn, serialNumber, type Column } from '../lists/column.ts'
import { deleteAction } from '../lists/deleting/delete-action.ts'
import { RowActions } from '../lists/row-actions.tsx'
import { DeleteSelected } from '../lists/deleting/delete-selected.tsx'
import { Filters } from '../lists/filters/filters.tsx'
import { listLoader } from '../lists/list-loader.ts'
import { ListPage } from '../lists/list-page.tsx'
import { SearchField } from '../lists/filters/search-field.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { needs } from '../session/guard.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import type { Route } from './+types/package-list'
import { offersInShort, packagePrice } from './package-words.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.office_menu_packages() }] }
export const clientMiddleware = [needs('packages.read')]
export const clientLoader = listLoader(api.warrantyPackages.list, ['type', 'sort', 'where'], {
  exportCall: api.warrantyPackages.export,
  exportName: 'warranty-packages',
})
export const clientAction = deleteAction({
  one: (id) => api.warrantyPackages.delete({ params: { id } }),
  many: (form_ids) => api.warrantyPackages.deleteMany({ body: { form_ids } }),
})

const columns = (): Column<WarrantyPackage>[] => [
  serialNumber(),
  {
    header: m.warranty_packages_column_sub_category(),
    width: 'md:w-56',
    bar: 'w-32',
    name: ({ subcategory_name, category_name, type, period, amt }) => ({
      name: subcategory_name,
      below: category_name,
      under: `${type}, ${period}, ${packagePrice(amt)}`,
    }),
  },
  {
    header: m.warranty_packages_duration(),
    sort: 'period',
    width: 'w-32',
    wide: true,
    bar: 'w-16',
    cell: ({ period }) => period,
  },
  {
    header: m.warranty_packages_column_type(),
    sort: 'type',
    width: 'w-32',
    wide: true,
    bar: 'w-16',
    cell: ({ type }) => type,
  },
  {
    header: m.office_price(),
    sort: 'price',
    width: 'w-28',
    wide: true,
    bar: 'w-14',
    className: 'tabular-nums',
    cell: ({ amt }) => packagePrice(amt),
  },
  {
    header: m.warranty_packages_offers(),
    width: 'w-80',
    wide: true,
    bar: 'w-60',
    cell: ({ offers }) => offersInShort(offers),
  },
  createdColumn({ sort: 'created' }),
  {
    header: m.office_actions(),
    width: 'w-13 md:w-16 lg:w-24',
    bar: 'w-12',
    end: true,
    cell: ({ id, type, subcategory_name }) => (
      <RowActions
        name={m.warranty_packages_named({ type, sub_category: subcategory_name })}
        links={[
          {
            to: editPackagePath(id),
            label: m.warranty_packages_edit_named({ type, sub_category: subcategory_name }),
            icon: <Pencil />,
          },
        ]}
        remove={{ id, text: m.warranty_packages_delete_text() }}
      />
    ),
  },
]

const screen = () => ({
  title: m.warranty_packages_list(),
  columns: columns(),
  hrefOf: ({ id }: WarrantyPackage) => editPackagePath(id),
  empty: {
    icon: <BadgeCheck />,
    title: m.warranty_packages_none(),
    text: m.warranty_packages_none_text(),
  },
  actions: (
    <ButtonLink to={ADD_PACKAGE} variant="ink" size="sm">
      <Plus />
      {m.warranty_packages_add_short()}
    </ButtonLink>
  ),
  selectionActions: (
    <DeleteSelected
      one={m.warranty_packages_one()}
      many={m.warranty_packages_many()}
      text={m.warranty_packages_delete_many_text()}
    />
  ),
  children: (
    <Filters label={m.warranty_packages_filter()}>
      <SearchField name="type" label={m.warranty_packages_package_type()} />
      <MoreFilters fields={PACKAGE_FIELDS} filters={[{ name: 'type', label: m.warranty_packages_package_type() }]} />
    </Filters>
  ),
})

export const HydrateFallback = () => (
  <>
    <output className="sr-only">{m.warranty_packages_loading()}</output>
    <ListPage {...screen()} list={undefined} />
  </>
)

/** `/baltra-admin-dashboard/all/warranty-package-list` */
export default function PackageList({ loaderData }: Route.ComponentProps) {
  return <ListPage {...screen()} list={loaderData} />
}
