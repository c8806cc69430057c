import { complaintPath, partPath } from 'contract/core/office-paths'
import type { PartRequest } from 'contract/parts/requests'
import { m } from '#messages'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { dateTime, relativeDay } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { RequestButtons } from './request-actions.tsx'
import { requestName, requestPlace, requestState, requestTone, stepDone } from './request-words.ts'

export interface RequestEntryProps {
  request: PartRequest
  /** what the card around it is about is not named again */
  of: 'complaint' | 'part'
}

/** A request in a card: the part or the complaint, how far it is and since when, what can be done, and how it came there. */
export function RequestEntry({ request, of }: RequestEntryProps) {
  const { complaint_id, job_no, model_name, part_id, count, came, since, steps } = request
  const isShort = came > 0 && came < count
  return (
    <li className="py-3 text-xs first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 pt-0.5 font-medium wrap-anywhere">
          {of === 'complaint' && <TextLink to={partPath(part_id)}>{requestName(request)}</TextLink>}
          {of === 'part' &&
            (complaint_id === null ? (
              m.part_requests_complaint_gone()
            ) : (
              <>
                <TextLink to={complaintPath(complaint_id)}>{job_no || `#${complaint_id}`}</TextLink> {model_name}
              </>
            ))}
        </p>
        <Badge tone={requestTone(request)}>{requestState(request)}</Badge>
      </div>
      <p className="mt-1 text-2xs text-ink-2 tabular-nums">
        {[
          ...(of === 'part' ? [m.part_requests_pieces({ count: whole(count) })] : []),
          requestPlace(request),
          relativeDay(since),
          ...(isShort ? [m.part_requests_short({ came: whole(came), count: whole(count) })] : []),
        ].join(' · ')}
      </p>
      <RequestButtons request={request} />
      <details className="mt-1.5 text-2xs text-ink-3">
        <summary className="inline-flex min-h-6 cursor-pointer items-center pointer-coarse:min-h-11">
          {m.part_requests_steps()}
        </summary>
        <ol className="mt-1 grid gap-1">
          {steps.map((step) => (
            <li key={step.at + step.state} className="wrap-anywhere">
              {[stepDone(step), step.by_name].filter(Boolean).join(', ')},{' '}
              <time dateTime={step.at}>{dateTime(step.at)}</time>
              {step.note && <span className="block text-ink-2">{step.note}</span>}
            </li>
          ))}
        </ol>
      </details>
    </li>
  )
}
