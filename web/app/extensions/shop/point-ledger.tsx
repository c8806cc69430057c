import { REGISTER_PRODUCT } from 'contract/core/paths'
import Receipt from 'lucide-react/icons/receipt'
import { clsx } from 'clsx'
import type { PointEntry } from 'contract/extensions/endpoints'
import { useNavigation, useRevalidator } from 'react-router'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { shortDate } from '../../ui/format/dates.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { Pager } from '../../ui/data/pager.tsx'
import { pointReason } from '../point-reason.ts'
import type { OwnPoints } from './own-points.ts'
import { m } from '#messages'

type Shown = Extract<OwnPoints, { state: 'mine' | 'failed' }>

/** The customer's points, earned and spent, newest first. */
export function PointLedger({ own }: { own: Shown }) {
  const isLoading = useNavigation().state === 'loading'
  return (
    <section
      id="history"
      className="mx-auto max-w-shop scroll-mt-20 px-5 pb-16 lg:px-10 lg:pb-28"
      aria-labelledby="own"
    >
      <h2 id="own" className="text-title">
        {m.extensions_your_points()}
      </h2>
      <div className={clsx('mt-7 max-w-4xl transition-opacity lg:mt-10', isLoading && 'opacity-50')}>
        <Lines own={own} />
      </div>
    </section>
  )
}

function Lines({ own }: { own: Shown }) {
  const revalidator = useRevalidator()
  if (own.state === 'failed')
    return (
      <ErrorState
        size="short"
        heading="h2"
        title={own.why}
        text={m.extensions_points_kept()}
        busy={revalidator.state !== 'idle'}
        onRetry={() => void revalidator.revalidate()}
      />
    )
  if (own.entries.length === 0) return <Nothing />
  return (
    <>
      <ul className="border-t border-line">
        {own.entries.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ul>
      <div className="mt-4">
        <Pager pagination={own.pagination} hrefOf={(page) => `?page=${page}#history`} />
      </div>
    </>
  )
}

const KIND: Record<PointEntry['kind'], (on: { day: string }) => string> = {
  earned: m.extensions_earned,
  spent: m.extensions_spent,
  refunded: m.extensions_refunded,
  expired: m.extensions_lapsed,
  revoked: m.extensions_revoked,
  adjusted: m.extensions_adjusted,
}

const Line = ({ entry: { kind, points, reason, created_at } }: { entry: PointEntry }) => (
  <li className="flex items-baseline justify-between gap-4 border-b border-line py-4">
    <div className="min-w-0">
      <p className="break-words">{pointReason(reason)}</p>
      <p className="mt-0.5 text-2xs text-ink-3 tabular-nums">{KIND[kind]({ day: shortDate(created_at) })}</p>
    </div>
    <p className={clsx('shrink-0 text-lead font-semibold tabular-nums', points > 0 ? 'text-green' : 'text-ink')}>
      {signed(points)}
      <span className="sr-only">{m.extensions_points_after_number()}</span>
    </p>
  </li>
)

/** `+120`, `−450` */
const signed = (points: number): string =>
  points > 0 ? `+${whole(points)}` : points < 0 ? `−${whole(-points)}` : whole(0)

const Nothing = () => (
  <div className="rounded-card border border-line">
    <EmptyState icon={<Receipt />} title={m.extensions_no_data()} text={m.extensions_no_points_text()} size="short">
      <ButtonLink to={REGISTER_PRODUCT} variant="ink">
        {m.extensions_register()}
      </ButtonLink>
    </EmptyState>
  </div>
)
