import { clsx } from 'clsx'
import type { Campaign } from 'contract/campaigns/endpoints'
import { campaignMinutes, type RecipientPart } from 'contract/campaigns/words'
import { Link } from 'react-router'
import { m } from '#messages'
import { useFilter } from '../../lists/filters/filters.tsx'
import { whole } from '../../ui/format/numbers.ts'

/** The figures of a campaign; each leads to its people. */
export function CampaignCounts({ campaign }: { campaign: Campaign }) {
  const { people, waiting, sent, failed, unreached, answered, call, is_stopped } = campaign
  const shown = useFilter('part')
  const counts: readonly (readonly [part: RecipientPart | '', label: string, count: number])[] = [
    ['', m.campaigns_count_people(), people],
    ['waiting', m.campaigns_count_waiting(), waiting],
    ['sent', m.campaigns_count_sent(), sent],
    ['failed', m.campaigns_count_failed(), failed],
    ['unreached', m.campaigns_count_unreached(), unreached],
    ['answered', m.campaigns_count_answered(), answered],
    ['call', m.campaigns_count_call(), call],
    ['silent', m.campaigns_count_silent(), people - answered],
  ]
  return (
    <>
      <nav aria-label={m.campaigns_counts()} className="my-4 flex flex-wrap gap-2">
        {counts.map(([part, label, count]) => (
          <Link
            key={part}
            to={part ? `?part=${part}` : '?'}
            aria-current={part === shown ? 'page' : undefined}
            className={clsx(
              'flex min-h-11 min-w-24 flex-col rounded-control border px-3 py-1.5 hover:border-ink',
              part === shown ? 'border-ink' : 'border-line',
            )}
          >
            <span className="text-sm font-medium tabular-nums">{whole(count)}</span>
            <span className="text-2xs text-ink-3">{label}</span>
          </Link>
        ))}
      </nav>
      {waiting > 0 && (
        <p role="status" className="mb-4 text-xs text-ink-2">
          {is_stopped ? m.campaigns_is_stopped() : m.campaigns_goes_on({ shown: whole(campaignMinutes(waiting)) })}
        </p>
      )}
    </>
  )
}
