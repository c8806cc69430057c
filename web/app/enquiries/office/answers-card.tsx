import type { EnquiryAnswer } from 'contract/enquiries/endpoints'
import { isSentFromHere } from 'contract/enquiries/words'
import { m } from '#messages'
import { DetailCard } from '../../office/detail.tsx'
import { dateTime } from '../../ui/format/dates.ts'
import { wayLabel } from './enquiry-state.tsx'

/** The answers to the sender, newest first. */
export const AnswersCard = ({ answers }: { answers: readonly EnquiryAnswer[] }) => (
  <DetailCard title={m.enquiries_office_answers()}>
    <ul className="grid gap-4">
      {answers.map((answer) => (
        <li key={answer.id}>
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-2xs text-ink-3 tabular-nums">
            <b className="text-xs font-semibold text-ink">{wayLabel(answer.way)}</b>
            {answer.author_name}, {dateTime(answer.at)}
          </p>
          <p className="mt-1 max-w-read text-sm wrap-anywhere whitespace-pre-line">{answer.text}</p>
          {isSentFromHere(answer.way) && (
            <p className="mt-1 text-2xs text-ink-3">
              {answer.sent_at
                ? m.enquiries_office_sms_sent({ when: dateTime(answer.sent_at) })
                : m.enquiries_office_sms_soon()}
            </p>
          )}
        </li>
      ))}
    </ul>
  </DetailCard>
)
