import { complaintPath, registrationPath } from 'contract/core/office-paths'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
import type { WarrantyDetail } from 'contract/registrations/endpoints'
import { clsx } from 'clsx'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldX from 'lucide-react/icons/shield-x'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { StageBadge } from '../../complaints/office/stage-badge.tsx'
import { Facts } from '../../office/detail.tsx'
import { useMay } from '../../office/office-data.ts'
import { Photos } from '../../office/photos.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { longDate, shortDate } from '../../ui/format/dates.ts'
import { DialogCancel } from '../../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { RichText } from '../../ui/data/rich-text.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { expiryText } from './expiry.ts'
import { useWarranty, type Warranty } from './use-warranty.ts'
import { isInWarranty } from '../warranty.ts'
import { faultLabel } from '../../complaints/fault-choices.ts'

/** A warranty over its list; the address opens it, so going back closes it. */
export function WarrantyPopUp({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { found, retry } = useWarranty(id)
  const mayOpen = useMay('registrations.read')
  const warranty = found && 'warranty' in found ? found : undefined
  return (
    <Dialog
      open={id !== null}
      onOpenChange={(open) => !open && onClose()}
      width="wide"
      title={warranty?.warranty.model_name ?? m.registrations_office_warranty()}
      text={
        warranty &&
        m.registrations_office_model_and_serial({
          model: warranty.warranty.model_num,
          serial: warranty.warranty.serial_number,
        })
      }
      actions={
        <>
          <DialogCancel>{m.registrations_office_close()}</DialogCancel>
          {warranty && mayOpen && (
            <ButtonLink to={registrationPath(warranty.warranty.id)} variant="ink">
              {m.registrations_office_open_registration()}
            </ButtonLink>
          )}
        </>
      }
    >
      {warranty ? <WarrantyParts {...warranty} /> : <Absent found={found} retry={retry} />}
    </Dialog>
  )
}

type Found = ReturnType<typeof useWarranty>['found']

function Absent({ found, retry }: { found: Found; retry: () => void }) {
  if (found === null)
    return (
      <EmptyState
        icon={<ShieldX />}
        title={m.registrations_office_not_found()}
        text={m.registrations_office_warranty_gone()}
      />
    )
  if (found && 'failure' in found)
    return <ErrorState title={m.registrations_office_warranty_failed()} text={found.failure} onRetry={retry} />
  return (
    <Loading label={m.registrations_office_warranty_loading()}>
      <Skeleton pale className="h-19 rounded-card" />
      <Skeleton className="mt-6 h-4 w-24" />
      <Skeleton pale className="mt-3 h-28 rounded-control" />
      <Skeleton className="mt-6 h-4 w-24" />
      <Skeleton pale className="mt-3 h-28 rounded-control" />
    </Loading>
  )
}

const WarrantyParts = ({ warranty, complaint }: Warranty) => (
  <div className="grid gap-6">
    <Banner warranty={warranty} />
    <Part title={m.registrations_office_product()}>
      <Facts
        items={[
          [m.registrations_office_purchase_date(), longDate(warranty.purchase_date)],
          [m.registrations_office_months_of_warranty(), warranty.warranty_months],
          [m.registrations_office_store(), `${warranty.store_name}, ${warranty.store_location}`],
          [m.registrations_office_store_number(), warranty.store_number],
        ]}
      />
    </Part>
    <Part title={m.registrations_office_customer()}>
      <Facts
        items={[
          [m.registrations_office_name(), warranty.customer_name],
          [m.registrations_office_contact(), warranty.customer?.contact ?? complaint?.customerContact],
          ...(warranty.customer ? [[m.registrations_office_email(), warranty.customer.email] as const] : []),
        ]}
      />
    </Part>
    {complaint && <ComplaintPart complaint={complaint} />}
    <Part title={m.registrations_office_photos()}>
      <Photos photos={photosOf(warranty, complaint)} />
    </Part>
    {complaint?.damaged_video && (
      // A customer's recording has no captions.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        src={complaint.damaged_video}
        controls
        preload="metadata"
        playsInline
        aria-label={m.registrations_office_video()}
        className="aspect-video w-full rounded-control bg-night"
      />
    )}
  </div>
)

/** By the expiry that is stored. */
function Banner({ warranty: { warranty_issue, warranty_expire } }: { warranty: WarrantyDetail }) {
  const isAvailable = isInWarranty(warranty_expire)
  const Sign = isAvailable ? ShieldCheck : ShieldX
  return (
    <div
      className={clsx('flex items-center gap-4 rounded-card px-5 py-4', isAvailable ? 'bg-green-tint' : 'bg-ground')}
    >
      <Sign className={clsx('size-6 shrink-0', isAvailable ? 'text-green' : 'text-ink-3')} aria-hidden />
      <div>
        <p className="text-sm font-semibold">
          {isAvailable ? m.registrations_office_available() : m.registrations_office_expired_badge()},{' '}
          {expiryText(warranty_expire).toLowerCase()}
        </p>
        <p className="text-xs text-ink-2 tabular-nums">
          {m.registrations_office_period({ from: shortDate(warranty_issue), until: shortDate(warranty_expire) })}
        </p>
      </div>
    </div>
  )
}

const ComplaintPart = ({ complaint }: { complaint: ComplaintDetail }) => (
  <Part title={m.registrations_office_complaint()}>
    <div className="mb-2 flex flex-wrap items-center gap-2.5 text-xs">
      <StageBadge status={complaint.status} />
      <span className="tabular-nums">{shortDate(complaint.date_joined)}</span>
      {complaint.job_no && <span>{m.registrations_office_job_no({ number: complaint.job_no })}</span>}
    </div>
    {complaint.problem_type && <p className="mb-1 text-xs font-medium">{faultLabel(complaint.problem_type)}</p>}
    <RichText html={complaint.problem_description} />
    <ButtonLink to={complaintPath(complaint.id)} variant="line" size="sm" className="mt-3">
      {m.registrations_office_open_complaint()}
    </ButtonLink>
  </Part>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-3 border-b border-line pb-2 text-sm font-semibold">{title}</h3>
    {children}
  </section>
)

const photosOf = (warranty: WarrantyDetail, complaint: ComplaintDetail | null) => [
  { label: m.registrations_office_warranty_card(), src: warranty.warranty_image },
  { label: m.registrations_office_product(), src: warranty.product_image },
  { label: m.registrations_office_bill(), src: warranty.bill_image_one },
  ...(complaint ? [{ label: m.registrations_office_damage(), src: complaint.damaged_image }] : []),
]
