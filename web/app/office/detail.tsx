import ArrowLeft from 'lucide-react/icons/arrow-left'
import FileQuestion from 'lucide-react/icons/file-question'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { brand } from '../brand/brand.tsx'
import { useKeepOpened } from './use-keep-opened.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Card } from '../ui/data/card.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'

/** The detail page of a record: title and actions at the top, cards below. */
export function DetailPage({ title, children }: { title: string; children: ReactNode }) {
  useKeepOpened(title)
  return (
    <div className="w-full max-w-304 px-4 py-5 lg:px-6">
      <title>{`${title} | ${brand.name}`}</title>
      {children}
    </div>
  )
}

export interface DetailHeadProps {
  title: string
  /** badges */
  state: ReactNode
  /** a line below */
  facts: ReactNode
  actions?: ReactNode
  /** more lines below */
  children?: ReactNode
}

/** Title, status and actions. */
export const DetailHead = ({ title, state, facts, actions, children }: DetailHeadProps) => (
  <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-heading break-words">{title}</h1>
        {state}
      </div>
      <p className="mt-1 flex text-xs text-ink-2 tabular-nums max-sm:flex-col sm:flex-wrap sm:[&>span+span]:ml-3 sm:[&>span+span]:border-l sm:[&>span+span]:border-line-2 sm:[&>span+span]:pl-3">
        {facts}
      </p>
      {children}
    </div>
    {actions && <div className="flex flex-wrap items-center gap-2.5 max-sm:w-full">{actions}</div>}
  </div>
)

/** A titled card of facts. */
export const DetailCard = ({
  title,
  className,
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) => (
  <Card className={className}>
    <h2 className="border-b border-line px-5 py-3.5 text-sm font-semibold">{title}</h2>
    <div className="px-5 py-4">{children}</div>
  </Card>
)

/** Label and value, one below the other; a dash if absent. */
export const Facts = ({ items }: { items: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5">
    {items.map(([label, value]) => (
      <div key={label} className="min-w-0">
        <dt className="text-2xs text-ink-3">{label}</dt>
        <dd className="mt-0.5 text-xs break-words tabular-nums">{value || '–'}</dd>
      </div>
    ))}
  </dl>
)

/** There is no such thing: the words of the documents and the way back. */
export const AbsentDetail = ({ words, back, list }: { words: string; back: string; list: string }) => (
  <>
    <title>{`${words} | ${brand.name}`}</title>
    <h1 className="sr-only">{list}</h1>
    <EmptyState icon={<FileQuestion />} title={words} text={m.office_absent()}>
      <ButtonLink to={back} variant="ink">
        <ArrowLeft />
        {list}
      </ButtonLink>
    </EmptyState>
  </>
)

/** The skeleton of a detail page. */
export const DetailSkeleton = () => (
  <Loading label={m.office_loading()} className="w-full max-w-304 px-4 py-6 lg:px-6">
    <title>{brand.name}</title>
    <Skeleton className="h-7 w-64" />
    <Skeleton pale className="mt-2.5 h-4 w-80 max-w-full" />
    <div className="mt-7 grid gap-5 lg:grid-cols-2">
      <Skeleton pale className="h-56 rounded-card" />
      <Skeleton pale className="h-56 rounded-card" />
      <Skeleton pale className="h-72 rounded-card" />
      <Skeleton pale className="h-72 rounded-card" />
    </div>
  </Loading>
)
