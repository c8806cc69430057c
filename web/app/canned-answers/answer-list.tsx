import { ANSWER_FIELDS } from 'contract/canned-answers/words'
import type { CannedAnswer } from 'contract/canned-answers/endpoints'
import { ADD_ANSWER, editAnswerPath } from 'contract/core/office-paths'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { serialNumber, type Column } from '../lists/column.ts'
import { deleteAction } from '../lists/deleting/delete-action.ts'
import { RowActions } from '../lists/row-actions.tsx'
import { DeleteSelected } from '../lists/deleting/delete-selected.tsx'
import { FilterSelect } from '../lists/filters/filter-select.tsx'
import { Filters, useFiltered } from '../lists/filters/filters.tsx'
import { listLoader } from '../lists/list-loader.ts'
import { ListPage } from '../lists/list-page.tsx'
import { MoreFilters } from '../lists/filters/more-filters.tsx'
import { SearchField } from '../lists/filters/search-field.tsx'
import { pageLocale } from '../locale.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { useMay } from '../office/office-data.ts'
import { needs } from '../session/guard.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import type { Route } from './+types/answer-list'
import { KIND_OPTIONS, kindLabel } from './kind-label.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.answers_list() }] }
export const clientMiddleware = [needs('answers.read')]
export const clientLoader = listLoader(api.cannedAnswers.list, ['search', 'kind', 'where'])
export const clientAction = deleteAction({
  one: (id) => api.cannedAnswers.delete({ params: { id } }),
  many: (ids) => api.cannedAnswers.deleteMany({ body: { ids } }),
})

/** A text in the language of the page, English where there is none in it. */
const ownWords = (english: string, nepali: string) => (pageLocale() === 'ne' && nepali ? nepali : english)
const titleOf = ({ title, title_ne }: CannedAnswer) => ownWords(title, title_ne)

const columns: Column<CannedAnswer>[] = [
  serialNumber(),
  {
    header: m.answers_title,
    width: 'md:w-64',
    bar: 'w-36',
    name: (answer) => ({ name: titleOf(answer), under: kindLabel(answer.kind) }),
  },
  { header: m.answers_kind, width: 'w-60', wide: true, bar: 'w-36', cell: ({ kind }) => kindLabel(kind) },
  {
    header: m.answers_text,
    width: 'w-auto',
    wide: true,
    bar: 'w-64',
    cell: ({ text, text_ne }) => ownWords(text, text_ne),
  },
  {
    header: m.answers_actions,
    width: 'w-13 md:w-16 lg:w-24',
    bar: 'w-12',
    end: true,
    cell: (row) => <AnswerActions answer={row} />,
  },
]

function AnswerActions({ answer }: { answer: CannedAnswer }) {
  const mayWrite = useMay('answers.write')
  if (!mayWrite) return null
  const name = titleOf(answer)
  return (
    <RowActions
      name={name}
      links={[{ to: editAnswerPath(answer.id), label: m.answers_edit({ name }), icon: <Pencil /> }]}
      remove={{ id: answer.id, text: m.answers_delete_text() }}
    />
  )
}

const screen = () => ({
  title: m.answers_list(),
  columns,
  children: (
    <Filters label={m.answers_filters()}>
      <SearchField name="search" label={m.answers_search()} />
      <FilterSelect name="kind" label={m.answers_kind()} options={KIND_OPTIONS} className="sm:w-72" />
      <MoreFilters
        fields={ANSWER_FIELDS}
        filters={[
          { name: 'kind', label: m.answers_kind(), options: KIND_OPTIONS },
          { name: 'title', label: m.answers_title() },
          { name: 'text', label: m.answers_text() },
        ]}
      />
    </Filters>
  ),
})

const useEmpty = () => ({
  icon: <MessageSquareQuote />,
  title: useFiltered() ? m.answers_nothing_found() : m.answers_empty(),
  text: m.answers_empty_text(),
})

export const HydrateFallback = () => <ListPage {...screen()} empty={useEmpty()} list={undefined} />

/** `/baltra-admin-dashboard/all/canned-answers` */
export default function AnswerList({ loaderData }: Route.ComponentProps) {
  const mayWrite = useMay('answers.write')
  return (
    <ListPage
      {...screen()}
      empty={useEmpty()}
      list={loaderData}
      {...(mayWrite && {
        hrefOf: ({ id }: CannedAnswer) => editAnswerPath(id),
        actions: (
          <ButtonLink to={ADD_ANSWER} variant="ink" size="sm">
            <Plus />
            {m.answers_add()}
          </ButtonLink>
        ),
        selectionActions: (
          <DeleteSelected one={m.answers_one()} many={m.answers_many()} text={m.answers_delete_text()} />
        ),
      })}
    />
  )
}
