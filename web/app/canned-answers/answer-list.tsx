import { ANSWER_FIELDS } from 'contract/canned-answers/words'
import type { CannedAnswer } from 'contract/canned-answers/endpoints'
import { ADD_ANSWER, editAnswerPath } from 'contract/core/office-paths'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import Pencil from 'lucide-react/icons/pencil'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { defineList } from '../lists/define-list.tsx'
import { pageLocale } from '../core/locale.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { useMay } from '../office/office-data.ts'
import { needs } from '../session/guard.ts'
import { KIND_OPTIONS, kindLabel } from './kind-label.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.answers_list() }] }
export const clientMiddleware = [needs('answers.read')]

/** A text in the language of the page, English where there is none in it. */
const ownWords = (english: string, nepali: string) => (pageLocale() === 'ne' && nepali ? nepali : english)
const titleOf = ({ title, title_ne }: CannedAnswer) => ownWords(title, title_ne)

/** `/baltra-admin-dashboard/all/canned-answers` */
const list = defineList({
  title: m.answers_list,
  call: api.cannedAnswers.list,
  columns: [
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
  ],
  hrefOf: ({ id }) => editAnswerPath(id),
  actionsOf: useAnswerActions,
  deletes: {
    one: (id) => api.cannedAnswers.delete({ params: { id } }),
    many: (ids) => api.cannedAnswers.deleteMany({ body: { ids } }),
    by: 'answers.write',
    words: { one: m.answers_one, many: m.answers_many, text: m.answers_delete_text },
  },
  empty: {
    icon: <MessageSquareQuote />,
    title: m.answers_empty,
    filtered: m.answers_nothing_found,
    text: m.answers_empty_text,
  },
  add: { to: ADD_ANSWER, label: m.answers_add },
  filters: {
    label: m.answers_filters,
    search: { name: 'search', label: m.answers_search },
    fields: ANSWER_FIELDS,
    each: [
      { name: 'kind', label: m.answers_kind, options: KIND_OPTIONS, at: 'both', width: 'sm:w-72' },
      { name: 'title', label: m.answers_title },
      { name: 'text', label: m.answers_text },
    ],
  },
  usePage: useReadOnly,
})
export const clientLoader = list.load
export const clientAction = list.act
export const HydrateFallback = list.Skeleton
export default list.Screen

function useAnswerActions(answer: CannedAnswer) {
  const name = titleOf(answer)
  return useMay('answers.write')
    ? {
        name,
        links: [{ to: editAnswerPath(answer.id), label: m.answers_edit({ name }), icon: <Pencil /> }],
        remove: { id: answer.id, text: m.answers_delete_text() },
      }
    : undefined
}

/** Those who only read answers open no form. */
function useReadOnly() {
  return useMay('answers.write') ? {} : { hrefOf: undefined, actions: undefined }
}
