import type { Pagination } from 'contract/core/fields'
import { OFFICE } from 'contract/core/paths'
import { LISTS_WITH_VIEWS, type ListWithViews } from 'contract/saved-views/words'
import type { ReactNode, Ref } from 'react'
import { useLocation } from 'react-router'
import { brand } from '../brand/brand.tsx'
import { totalWords } from '../ui/format/total-words.ts'
import type { WholeList } from './list-loader.ts'
import { SavedViewsMenu } from './views/saved-views-menu.tsx'
import { ViewTabs } from './views/view-tabs.tsx'

export interface ListFrameProps {
  ref?: Ref<HTMLDivElement>
  title: string
  /** of the rows that are shown; undefined until they are there */
  pagination: Pagination | undefined
  whole: WholeList | undefined
  /** announced once the rows have loaded */
  sentence: string | undefined
  /** beside the title: buttons */
  actions?: ReactNode
  /** `Filters`, and a hint below them */
  filters?: ReactNode
  /** the rows, or why there are none */
  children: ReactNode
}

/** The frame of every list screen: title and count, saved views, filters. */
export function ListFrame({ ref, title, pagination, whole, sentence, actions, filters, children }: ListFrameProps) {
  const viewsOf = listWithViews(useLocation().pathname)
  return (
    <div ref={ref} className="flex min-h-0 grow flex-col">
      <title>{`${title} | ${brand.name}`}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 pt-5 pb-4 lg:px-6">
        <h1 className="text-heading">
          {title}
          {pagination && (
            <span className="ml-2 text-xs font-normal tracking-normal text-ink-3 tabular-nums">
              {totalWords(pagination)}
            </span>
          )}
        </h1>
        <div className="flex flex-wrap items-center gap-2">
          {viewsOf && <SavedViewsMenu list={viewsOf} key={viewsOf} />}
          {actions}
        </div>
      </div>
      {viewsOf && <ViewTabs list={viewsOf} count={whole?.count} pagination={pagination} key={`tabs of ${viewsOf}`} />}
      {filters && <div className="border-b border-line px-4 pb-4 lg:px-6">{filters}</div>}
      <output className="sr-only">{sentence}</output>
      {children}
    </div>
  )
}

const listWithViews = (pathname: string): ListWithViews | undefined => {
  const list = pathname.slice(OFFICE.length + 1)
  return Object.hasOwn(LISTS_WITH_VIEWS, list) ? (list as ListWithViews) : undefined
}
