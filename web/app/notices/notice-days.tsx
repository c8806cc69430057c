import type { Notice } from 'contract/notices/endpoints'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { timeOfDay } from '../ui/format/dates.ts'
import { NoticeLine, type NoticeLineProps } from './notice-line.tsx'
import { byDay, dayInWords } from './when.ts'

export interface NoticeDaysProps {
  notices: readonly Notice[]
  /** what each line has besides */
  lineOf?: (notice: Notice) => Pick<NoticeLineProps, 'onFollow' | 'action'>
  className?: string
}

/** Notices under the days on which they came, newest first. */
export const NoticeDays = ({ notices, lineOf, className }: NoticeDaysProps): ReactNode =>
  byDay(notices).map(({ day, notices: ofDay }) => (
    <section key={day} aria-labelledby={day} className={clsx('mb-6', className)}>
      <h2 id={day} className="mb-2 text-sm font-semibold text-ink-2">
        {dayInWords(ofDay[0]!.created_at)}
      </h2>
      <ul className="overflow-hidden rounded-card border border-line bg-white" aria-labelledby={day}>
        {ofDay.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} when={timeOfDay(notice.created_at)} {...lineOf?.(notice)} />
        ))}
      </ul>
    </section>
  ))
