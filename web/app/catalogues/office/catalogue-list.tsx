import { CATALOGUE_FIELDS } from 'contract/catalogues/words'
import { ADD_CATALOGUE } from 'contract/core/office-paths'
import { cataloguePath } from 'contract/core/paths'
import BookOpen from 'lucide-react/icons/book-open'
import FileText from 'lucide-react/icons/file-text'
import Plus from 'lucide-react/icons/plus'
import type { CatalogueRow } from 'contract/catalogues/endpoints'
import type { CallOptions } from 'contract/core/client'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { createdColumn, serialNumber, type Column } from '../../lists/column.ts'
import { deleteAction } from '../../lists/deleting/delete-action.ts'
import { DeleteRow } from '../../lists/deleting/delete-row.tsx'
import { DeleteSelected } from '../../lists/deleting/delete-selected.tsx'
import { Filters } from '../../lists/filters/filters.tsx'
import { listLoader } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { MoreFilters } from '../../lists/filters/more-filters.tsx'
import { SearchField } from '../../lists/filters/search-field.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { longDate } from '../../ui/format/dates.ts'
import type { Route } from './+types/catalogue-list'
import { CoverThumb } from './cover-thumb.tsx'
import { fileSize } from '../../ui/format/file-size.ts'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_settings() }, { text: m.office_menu_catalogues() }],
}
export const clientMiddleware = [needs('ecatalogues.write')]
export const clientLoader = listLoader(onOnePage, ['search', 'sort', 'where'])
export const clientAction = deleteAction({
  one: (id) => api.catalogues.delete({ params: { id } }),
  many: (catalogue_ids) => api.catalogues.deleteMany({ body: { catalogue_ids } }),
})

/** The call returns all of them. */
async function onOnePage(
  input: { query: NonNullable<Parameters<typeof api.catalogues.list>[0]>['query'] },
  options: CallOptions,
) {
  const { data } = await api.catalogues.list(input, options)
  return { data, pagination: { page: 1, total_pages: 1, results_per_page: data.length, total_results: data.length } }
}

const columns = (): Column<CatalogueRow>[] => [
  serialNumber(),
  {
    header: m.office_name(),
    sort: 'name',
    width: 'md:w-80',
    bar: 'w-36',
    name: ({ catalogue_type, cover, bytes, date_joined }) => ({
      name: catalogue_type,
      under: `${longDate(date_joined)}, ${fileSize(bytes)}`,
      picture: <CoverThumb cover={cover} />,
    }),
  },
  {
    header: 'PDF',
    width: 'w-32',
    wide: true,
    bar: 'w-16',
    cell: ({ catalogue_type, file }) => (
      <a
        href={file}
        target="_blank"
        rel="noreferrer"
        aria-label={m.catalogues_office_view_pdf_of({ name: catalogue_type })}
        className="inline-flex min-h-8 items-center gap-1.5 underline decoration-line-2 underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
      >
        <FileText className="size-4" />
        {m.catalogues_office_view_pdf()}
      </a>
    ),
  },
  {
    header: m.catalogues_office_size(),
    sort: 'size',
    width: 'w-28',
    wide: true,
    bar: 'w-14',
    className: 'tabular-nums',
    cell: ({ bytes }) => fileSize(bytes),
  },
  createdColumn({ sort: 'created' }),
  {
    header: m.office_actions(),
    width: 'w-16',
    bar: 'w-6',
    end: true,
    cell: ({ id, catalogue_type }) => (
      <DeleteRow id={id} name={catalogue_type} text={m.catalogues_office_delete_text({ name: catalogue_type })} />
    ),
  },
]

const screen = () => ({
  title: m.catalogues_office_list(),
  columns: columns(),
  hrefOf: ({ id }: CatalogueRow) => cataloguePath(id),
  empty: {
    icon: <BookOpen />,
    title: m.catalogues_office_none(),
    text: m.catalogues_office_none_text(),
  },
  actions: (
    <ButtonLink to={ADD_CATALOGUE} variant="ink" size="sm">
      <Plus />
      {m.catalogues_office_add()}
    </ButtonLink>
  ),
  selectionActions: (
    <DeleteSelected
      one={m.catalogues_office_one()}
      many={m.catalogues_office_many()}
      text={m.catalogues_office_delete_many_text()}
    />
  ),
  children: (
    <Filters label={m.catalogues_office_filter()}>
      <SearchField name="search" label={m.catalogues_office_search()} />
      <MoreFilters fields={CATALOGUE_FIELDS} filters={[{ name: 'name', label: m.office_name() }]} />
    </Filters>
  ),
})

export const HydrateFallback = () => <ListPage {...screen()} list={undefined} />

/** `/baltra-admin-dashboard/all/e-catalog-list` */
export default function CatalogueList({ loaderData }: Route.ComponentProps) {
  return <ListPage {...screen()} list={loaderData} />
}
