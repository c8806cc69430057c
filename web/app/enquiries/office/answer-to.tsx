import type { EnquiryRow } from 'contract/enquiries/endpoints'
import { m } from '#messages'
import { brand, telLink } from '../../brand/brand.tsx'
import { DetailCard } from '../../office/detail.tsx'

/** How the one who wrote can be reached: a press calls, or begins a letter. */
export const AnswerTo = ({ phone, email }: Pick<EnquiryRow, 'phone' | 'email'>) => (
  <DetailCard title={m.enquiries_office_answer_to()}>
    <dl className="grid gap-3.5">
      <Way label={m.enquiries_office_phone()} href={telLink(`${brand.phonePrefix}${phone}`)} text={phone} />
      {email !== '' && <Way label={m.enquiries_office_email()} href={mailAddress(email)} text={email} />}
    </dl>
  </DetailCard>
)

const Way = ({ label, href, text }: { label: string; href: string; text: string }) => (
  <div>
    <dt className="text-2xs text-ink-3">{label}</dt>
    <dd className="text-xs tabular-nums">
      <a
        href={href}
        className="inline-flex min-h-6 items-center underline decoration-line-2 underline-offset-4 wrap-anywhere hover:decoration-red pointer-coarse:min-h-11"
      >
        {text}
      </a>
    </dd>
  </div>
)

/** Visitors' text must not become a subject or further addresses. */
const mailAddress = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
