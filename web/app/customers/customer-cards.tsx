import {
  complaintPath,
  enquiryPath,
  personalisationPath,
  quotationPath,
  registrationPath,
} from 'contract/core/office-paths'
import type { CustomerOverview } from 'contract/customers/endpoints'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { StageBadge } from '../complaints/office/stage-badge.tsx'
import { DetailCard, Facts } from '../office/detail.tsx'
import { useMay } from '../office/office-data.ts'
import { PersonalisationStatus } from '../personalisations/personalisation-status.tsx'
import { askedWords } from '../quotations/asked-words.ts'
import { QuotationStatus } from '../quotations/quotation-status.tsx'
import { RegistrationStatus } from '../registrations/registration-status.tsx'
import { isUnproven } from '../registrations/unproven.tsx'
import { serialWords } from '../ui/format/purchase-words.ts'
import { WarrantyBadge } from '../registrations/office/warranty-badge.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { shortDate } from '../ui/format/dates.ts'
import { whole } from '../ui/format/numbers.ts'
import { TextLink } from '../ui/buttons/text-link.tsx'
import { AdjustPoints } from './adjust-points.tsx'
import { TierBadge } from './tier-badge.tsx'
import { faultLabel } from '../complaints/fault-choices.ts'
import { pointReason } from '../extensions/point-reason.ts'

/** Balance, tier, and the last entries of the ledger. */
export const PointsCard = ({ overview, name }: { overview: CustomerOverview; name: string }) => {
  const mayAdjust = useMay('points.adjust')
  return (
    <DetailCard title={m.customers_points()}>
      <Facts
        items={[
          [m.customers_balance(), whole(overview.reward_points)],
          [m.customers_tier(), <TierBadge key="tier" tier={overview.tier} />],
          [m.customers_earned(), whole(overview.points_earned)],
        ]}
      />
      {mayAdjust && (
        <div className="mt-4 mb-2.5">
          <AdjustPoints name={name} balance={overview.reward_points} />
        </div>
      )}
      <Newest of={overview.entries} none={m.customers_no_points()}>
        {overview.entries.rows.map(({ id, points, reason, created_at }) => (
          <Line
            key={id}
            side={<b className="font-medium tabular-nums">{signed(points)}</b>}
            below={shortDate(created_at)}
          >
            {pointReason(reason)}
          </Line>
        ))}
      </Newest>
    </DetailCard>
  )
}

/** The customer's registrations, with links. */
export const ProductsCard = ({ products }: { products: NonNullable<CustomerOverview['products']> }) => (
  <DetailCard title={m.customers_products({ shown: whole(products.total) })}>
    <Newest of={products} none={m.customers_no_products()}>
      {products.rows.map(({ id, model_name, model_num, serial_number, purchase_date, status, warranty_expiry }) => (
        <Line
          key={id}
          side={
            <span className="flex flex-col items-end gap-1">
              <RegistrationStatus status={status} />
              <WarrantyBadge expiry={warranty_expiry} isUnproven={isUnproven({ serial_number, purchase_date })} />
            </span>
          }
          below={[
            model_num,
            serialWords(serial_number),
            warranty_expiry && m.customers_warranty_until({ day: shortDate(warranty_expiry) }),
          ]
            .filter(Boolean)
            .join(', ')}
        >
          <TextLink to={registrationPath(id)}>{model_name}</TextLink>
        </Line>
      ))}
    </Newest>
  </DetailCard>
)

/** The customer's complaints, with job numbers and links. */
export const ComplaintsCard = ({ complaints }: { complaints: NonNullable<CustomerOverview['complaints']> }) => (
  <DetailCard title={m.customers_complaints({ shown: whole(complaints.total) })}>
    <Newest of={complaints} none={m.customers_no_complaints()}>
      {complaints.rows.map(({ id, model_name, problem_type, job_no, status, created_at }) => (
        <Line
          key={id}
          side={<StageBadge status={status} />}
          below={[job_no || m.customers_no_job_number(), faultLabel(problem_type), shortDate(created_at)]
            .filter(Boolean)
            .join(', ')}
        >
          <TextLink to={complaintPath(id)}>{model_name}</TextLink>
        </Line>
      ))}
    </Newest>
  </DetailCard>
)

/** The customer's quotation requests. */
export const QuotationsCard = ({ quotations }: { quotations: NonNullable<CustomerOverview['quotations']> }) => (
  <DetailCard title={m.customers_quotations({ shown: whole(quotations.total) })}>
    <Newest of={quotations} none={m.customers_no_quotations()}>
      {quotations.rows.map(({ id, status, created_at, ...asked }) => (
        <Line key={id} side={<QuotationStatus status={status} />} below={shortDate(created_at)}>
          <TextLink to={quotationPath(id)}>{askedWords(asked)}</TextLink>
        </Line>
      ))}
    </Newest>
  </DetailCard>
)

/** The lettering that the customer asked for. */
export const PersonalisationsCard = ({
  personalisations,
}: {
  personalisations: NonNullable<CustomerOverview['personalisations']>
}) => (
  <DetailCard title={m.customers_personalisations({ shown: whole(personalisations.total) })}>
    <Newest of={personalisations} none={m.customers_no_personalisations()}>
      {personalisations.rows.map(({ id, product_name, text, status, created_at }) => (
        <Line
          key={id}
          side={<PersonalisationStatus status={status} />}
          below={`${product_name}, ${shortDate(created_at)}`}
        >
          <TextLink to={personalisationPath(id)}>“{text}”</TextLink>
        </Line>
      ))}
    </Newest>
  </DetailCard>
)

/** Contact messages from the customer's number. */
export const EnquiriesCard = ({ enquiries }: { enquiries: NonNullable<CustomerOverview['enquiries']> }) => (
  <DetailCard title={m.customers_enquiries({ shown: whole(enquiries.total) })}>
    <Newest of={enquiries} none={m.customers_no_enquiries()}>
      {enquiries.rows.map(({ id, note, is_read, created_at }) => (
        <Line
          key={id}
          side={is_read ? null : <Badge tone="wait">{m.customers_unread()}</Badge>}
          below={shortDate(created_at)}
        >
          <TextLink to={enquiryPath(id)}>
            <span className="line-clamp-2">{note}</span>
          </TextLink>
        </Line>
      ))}
    </Newest>
  </DetailCard>
)

interface NewestProps {
  of: { total: number; rows: readonly unknown[] }
  none: string
  /** the rows */
  children: ReactNode
}

function Newest({ of: { total, rows }, none, children }: NewestProps) {
  if (rows.length === 0) return <p className="py-2 text-xs text-ink-3">{none}</p>
  return (
    <>
      <ul className="divide-y divide-line">{children}</ul>
      {total > rows.length && (
        <p className="pt-2 text-2xs text-ink-3">
          {m.customers_newest({ shown: whole(rows.length), total: whole(total) })}
        </p>
      )}
    </>
  )
}

const Line = ({ side, below, children }: { side: ReactNode; below: string; children: ReactNode }) => (
  <li className="flex items-start justify-between gap-4 py-2.5 text-xs">
    <div className="min-w-0 break-words">
      {children}
      <p className="mt-0.5 text-2xs text-ink-3 tabular-nums">{below}</p>
    </div>
    <span className="shrink-0">{side}</span>
  </li>
)

/** `+50`, `−50` */
const signed = (points: number): string => `${points < 0 ? '−' : '+'}${whole(Math.abs(points))}`
