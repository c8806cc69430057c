import { REWARD_POINTS, SIGN_IN } from 'contract/core/paths'
import { clsx } from 'clsx'
import type { PointStanding } from 'contract/extensions/endpoints'
import { tiersFrom } from 'contract/customers/words'
import { settings } from '../../brand/page-settings.ts'
import { useVisitor } from '../../session/profile.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { relativeDay, shortDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { tierLabel } from '../tier-label.ts'
import type { OwnPoints } from './own-points.ts'
import { m } from '#messages'

const SIGN_IN_AND_RETURN = `${SIGN_IN}?next=${encodeURIComponent(REWARD_POINTS)}`

/** The points card, always the same size, so nothing shifts when they load. */
export function StandingCard({ own }: { own: OwnPoints }) {
  const visitor = useVisitor()
  const isStaff = visitor.state === 'in' && visitor.profile !== undefined && visitor.profile.role !== 'customer'
  return (
    <div className="rounded-card bg-white text-ink">
      <div className="min-h-42 px-6 pt-6 pb-5 lg:px-8 lg:pt-7">
        <p className="text-2xs text-ink-3">{m.extensions_available()}</p>
        {own.state === 'mine' && <Mine standing={own.standing} />}
        {own.state === 'unknown' && <Reserved />}
        {own.state === 'failed' && (
          <p className="mt-2 text-lead text-ink-2">{m.extensions_points_failed({ why: own.why })}</p>
        )}
        {own.state === 'none' && (
          <>
            <p className="mt-1 max-w-[16em] text-heading">
              {isStaff ? m.extensions_only_customers() : m.extensions_sign_in_to_see()}
            </p>
            {!isStaff && (
              <ButtonLink to={SIGN_IN_AND_RETURN} variant="ink" className="mt-4">
                {m.extensions_sign_in()}
              </ButtonLink>
            )}
          </>
        )}
      </div>
      <TierLadder tier={own.state === 'mine' ? own.standing.tier : undefined} />
    </div>
  )
}

const Reserved = () => (
  <>
    <span aria-hidden className="mt-1 block h-12 w-32 animate-late rounded bg-ground-2" />
    <span aria-hidden className="mt-5 block h-4 w-52 animate-late rounded bg-ground" />
  </>
)

function Mine({ standing: { balance, earned, next_tier, next_expiry } }: { standing: PointStanding }) {
  return (
    <>
      <p className="text-[2.75rem]/12 font-semibold tracking-[-0.02em] tabular-nums">{whole(balance)}</p>
      {next_tier ? (
        <>
          <ProgressBar
            kind="meter"
            tone="lamp"
            label={m.extensions_towards({ tier: tierLabel(next_tier.tier) })}
            value={(earned / next_tier.from) * 100}
            className="mt-3"
          />
          <p className="mt-2 text-xs text-ink-2 tabular-nums">
            {m.extensions_so_far({
              earned: whole(earned),
              missing: whole(next_tier.missing),
              tier: tierLabel(next_tier.tier),
            })}
          </p>
        </>
      ) : (
        <p className="mt-3 text-xs text-ink-2">{m.extensions_highest()}</p>
      )}
      <p className="mt-1 text-xs text-ink-2 tabular-nums">
        {next_expiry
          ? m.extensions_expiring({
              points: whole(next_expiry.points),
              when: relativeDay(next_expiry.at),
              day: shortDate(next_expiry.at),
            })
          : m.extensions_never_expire()}
      </p>
    </>
  )
}

/** From Silver on; the lamp is lit where one is. */
const TierLadder = ({ tier }: { tier: PointStanding['tier'] | undefined }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] border-t border-line">
    {tiersFrom({ gold_points: settings().goldPoints, platinum_points: settings().platinumPoints })
      .toReversed()
      .map((step) => (
        <div
          key={step.tier}
          aria-current={step.tier === tier ? 'step' : undefined}
          className="group border-line px-4 py-4 not-first:border-l sm:px-6"
        >
          <dt className="flex items-center gap-1.5 text-xs text-ink-2 group-aria-[current=step]:font-semibold group-aria-[current=step]:text-ink">
            <span
              aria-hidden
              className={clsx('size-2 shrink-0 rounded-full', step.tier === tier ? 'bg-lamp' : 'bg-line-2')}
            />
            {tierLabel(step.tier.replace(' Tier', ''))}
          </dt>
          <dd className="mt-0.5 text-2xs text-ink-3 tabular-nums">
            {step.from === 0 ? m.extensions_from_start() : m.extensions_points({ points: whole(step.from) })}
          </dd>
        </div>
      ))}
  </dl>
)
