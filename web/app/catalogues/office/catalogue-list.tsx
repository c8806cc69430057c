import { CATALOGUE_FIELDS } from 'contract/catalogues/words'
import { ADD_CATALOGUE, editCataloguePath } from 'contract/core/office-paths'
import { cataloguePath } from 'contract/core/paths'
import BookOpen from 'lucide-react/icons/book-open'
import FileText from 'lucide-react/icons/file-text'
import Pencil from 'lucide-react/icons/pencil'
import type { CallOptions } from 'contract/core/client'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { createdColumn, serialNumber } from '../../lists/column.ts'
import { defineList } from '../../lists/define-list.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import { longDate } from '../../ui/format/dates.ts'
import { CoverThumb } from './cover-thumb.tsx'
import { fileSize } from '../../ui/format/file-size.ts'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_settings() }, { text: m.office_menu_catalogues() }],
}
export const clientMiddleware = [needs('ecatalogues.write')]

/** The call returns all of them. */
async function onOnePage(
  input: { query: NonNullable<Parameters<typeof api.catalogues.list>[0]>['query'] },
  options: CallOptions,
) {
  const { data } = await api.catalogues.list(input, options)
  return { data, pagination: { page: 1, total_pages: 1, results_per_page: data.length, total_results: data.length } }
}

/** `/baltra-admin-dashboard/all/e-catalog-list` */
const list = defineList({
  title: m.catalogues_office_list,
  call: onOnePage,
  columns: [
    serialNumber(),
    {
      header: m.office_name,
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
      header: m.catalogues_office_size,
      sort: 'size',
      width: 'w-28',
      wide: true,
      bar: 'w-14',
      className: 'tabular-nums',
      cell: ({ bytes }) => fileSize(bytes),
    },
    createdColumn({ sort: 'created' }),
  ],
  hrefOf: ({ id }) => cataloguePath(id),
  actionsOf: ({ id, catalogue_type: name }) => ({
    name,
    links: [{ to: editCataloguePath(id), label: m.office_edit_named({ name }), icon: <Pencil /> }],
    remove: { id, text: m.catalogues_office_delete_text({ name }) },
  }),
  deletes: {
    one: (id) => api.catalogues.delete({ params: { id } }),
    many: (catalogue_ids) => api.catalogues.deleteMany({ body: { catalogue_ids } }),
    words: {
      one: m.catalogues_office_one,
      many: m.catalogues_office_many,
      text: m.catalogues_office_delete_many_text,
    },
  },
  empty: { icon: <BookOpen />, title: m.catalogues_office_none, text: m.catalogues_office_none_text },
  add: { to: ADD_CATALOGUE, label: m.catalogues_office_add },
  filters: {
    label: m.catalogues_office_filter,
    search: { name: 'search', label: m.catalogues_office_search },
    fields: CATALOGUE_FIELDS,
    each: [{ name: 'name', label: m.office_name }],
  },
})
export const clientLoader = list.load
export const clientAction = list.act
export const HydrateFallback = list.Skeleton
export default list.Screen
