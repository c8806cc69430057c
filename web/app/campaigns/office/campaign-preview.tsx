import { campaignMinutes } from 'contract/campaigns/words'
import { m } from '#messages'
import { Note } from '../../ui/feedback/note.tsx'
import { digits, whole } from '../../ui/format/numbers.ts'
import type { PreviewedCampaign } from './use-campaign-preview.ts'

/** As many as can be read; the campaign's page has all. */
const MOST_NAMED = 5

/** Before a campaign is sent: how many people, SMS parts and rupees, who is not reached, and how it reads. */
export function CampaignPreview({ preview: { shown, failed } }: { preview: PreviewedCampaign }) {
  if (failed) return <Note tone="error">{m.campaigns_preview_failed()}</Note>
  if (!shown)
    return (
      <p aria-busy="true" className="text-xs text-ink-3">
        {m.campaigns_preview_loading()}
      </p>
    )
  const { people, by_sms, by_email, parts, cost, samples, unreached, left_out } = shown
  return (
    <section aria-label={m.campaigns_preview()} className="grid gap-3">
      <div role="status" className="text-sm">
        <p className="font-medium">{m.campaigns_people({ count: people, shown: whole(people) })}</p>
        <p className="mt-1 text-xs text-ink-2 tabular-nums">
          {m.campaigns_ways({ sms: whole(by_sms), email: whole(by_email) })}
          {parts > 0 && ` · ${m.campaigns_parts({ count: parts, shown: whole(parts) })}`}
          {parts > 0 &&
            ` · ${cost === null ? m.campaigns_cost_unknown() : m.campaigns_cost({ amount: digits((cost / 100).toFixed(2)) })}`}
          {people > 0 && ` · ${m.campaigns_minutes({ shown: whole(campaignMinutes(people)) })}`}
        </p>
      </div>
      {unreached.length > 0 && (
        <Note title={m.campaigns_unreached_title({ count: unreached.length, shown: whole(unreached.length) })}>
          <ul>
            {unreached.slice(0, MOST_NAMED).map(({ customer_id, name, contact }) => (
              <li key={customer_id}>{contact ? `${name}, ${contact}` : name}</li>
            ))}
          </ul>
          {unreached.length > MOST_NAMED && (
            <p>{m.campaigns_unreached_more({ shown: whole(unreached.length - MOST_NAMED) })}</p>
          )}
        </Note>
      )}
      {left_out > 0 && (
        <p className="text-xs text-ink-2">{m.campaigns_left_out({ count: left_out, shown: whole(left_out) })}</p>
      )}
      {samples.map(({ name, language, sms, parts: size }) => (
        <div key={language} className="rounded-control border border-line px-3.5 py-3">
          <p className="text-2xs text-ink-3">
            {m.campaigns_reads({ name })} · {m.campaigns_parts({ count: size, shown: whole(size) })}
          </p>
          <p lang={language} className="mt-1 text-sm wrap-anywhere whitespace-pre-line">
            {sms}
          </p>
        </div>
      ))}
    </section>
  )
}
