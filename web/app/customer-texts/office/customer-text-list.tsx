import type { CustomerTextLine } from 'contract/customer-texts/endpoints'
import { TEXT_OCCASIONS, type TextOccasion } from 'contract/customer-texts/words'
import { customerTextPath } from 'contract/core/office-paths'
import { includesTyped } from 'contract/core/texts/folded'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { Link } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { FilterSelect } from '../../lists/filters/filter-select.tsx'
import { Filters, useFilter } from '../../lists/filters/filters.tsx'
import { SearchField } from '../../lists/filters/search-field.tsx'
import { pageLocale } from '../../core/locale.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { DetailCard, DetailPage, DetailSkeleton } from '../../office/detail.tsx'
import { needs } from '../../session/guard.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import type { Route } from './+types/customer-text-list'
import { occasionName, textName, usageName } from './text-names.ts'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_settings() }, { text: m.texts_list() }],
}
export const clientMiddleware = [needs('settings.write')]
export const clientLoader = async () => (await api.customerTexts.list()).data
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/all/customer-texts` */
export default function CustomerTextList({ loaderData }: Route.ComponentProps) {
  const found = useFound(loaderData)
  const occasions = TEXT_OCCASIONS.filter((occasion) => found.some((text) => text.occasion === occasion))
  return (
    <DetailPage title={m.texts_list()}>
      <h1 className="text-heading">{m.texts_list()}</h1>
      <p className="mt-1 mb-5 max-w-read text-sm text-ink-2">{m.texts_about()}</p>
      <Filters label={m.texts_filters()}>
        <SearchField name="search" label={m.texts_search()} />
        <FilterSelect
          name="words"
          label={m.texts_words()}
          options={[
            { value: 'changed', text: m.texts_words_changed },
            { value: 'default', text: m.texts_words_default },
          ]}
          className="sm:w-64"
        />
      </Filters>
      <div className="mt-5 gap-5 lg:columns-2">
        {occasions.map((occasion) => (
          <Occasion key={occasion} occasion={occasion} texts={found.filter((text) => text.occasion === occasion)} />
        ))}
      </div>
      {found.length === 0 && (
        <EmptyState size="short" icon={<MessageSquareText />} title={m.texts_none()} text={m.texts_none_text()} />
      )}
    </DetailPage>
  )
}

function useFound(texts: readonly CustomerTextLine[]): CustomerTextLine[] {
  const [search, words] = [useFilter('search'), useFilter('words')]
  const isFound = ({ key, occasion, en, ne }: CustomerTextLine) =>
    includesTyped(`${textName(key)} ${occasionName(occasion)} ${en} ${ne}`, search)
  return texts.filter((text) => isFound(text) && (!words || text.changed === (words === 'changed')))
}

const Occasion = ({ occasion, texts }: { occasion: TextOccasion; texts: readonly CustomerTextLine[] }) => (
  <DetailCard title={occasionName(occasion)} className="mb-5 break-inside-avoid">
    <ul className="-mx-5 -my-4 divide-y divide-line">
      {texts.map((text) => (
        <TextLine key={text.key} text={text} />
      ))}
    </ul>
  </DetailCard>
)

const TextLine = ({ text: { key, use, changed, ...words } }: { text: CustomerTextLine }) => (
  <li>
    <Link to={customerTextPath(key)} className="block px-5 py-3 -outline-offset-2 hover:bg-ground">
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-sm font-medium">{textName(key)}</span>
        <span className="flex items-center gap-2">
          {changed && (
            <Badge tone="amber" sign={null}>
              {m.texts_changed()}
            </Badge>
          )}
          <span className="text-2xs text-ink-3">{usageName(use)}</span>
        </span>
      </span>
      <span className="mt-0.5 line-clamp-2 text-xs wrap-anywhere text-ink-2">{words[pageLocale()]}</span>
    </Link>
  </li>
)
