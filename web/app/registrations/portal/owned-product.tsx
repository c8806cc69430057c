import { MY_PRODUCTS, extendWarrantyPath, registerComplaintPath } from 'contract/core/paths'
import type { OwnedProductDetail } from 'contract/registrations/endpoints'
import type { ReactNode } from 'react'
import { brand } from '../../brand/brand.tsx'
import { RepairStatus } from '../../complaints/complaint-status.tsx'
import { RepairPanel } from '../../complaints/repair-panel.tsx'
import { isClosed } from 'contract/complaints/words'
import { CertificateButton } from '../../extensions/portal/certificate-button.tsx'
import { keptLoader, type OrSaved } from '../../offline/copies.ts'
import { SavedNote } from '../../offline/saved-note.tsx'
import { isUnproven } from '../unproven.tsx'
import { purchaseWords, serialWords } from '../../ui/format/purchase-words.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Card } from '../../ui/data/card.tsx'
import { longDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { Plate, PlateCell } from '../../ui/data/plate.tsx'
import { SkeletonDetail } from '../../ui/feedback/skeleton-detail.tsx'
import type { Route } from './+types/owned-product'
import { BackLink } from '../../portal/back-link.tsx'
import { DownloadablePaper } from '../paper.tsx'
import { PortalError } from '../../portal/portal-error.tsx'
import { OwnedPicture, Why } from '../product-card.tsx'
import { loadOwnedProduct } from './own-products.ts'
import { promisedPartWords } from '../promised-part-words.ts'
import { registerAgainAddress } from '../../portal/register-address.ts'
import { RegistrationStatus } from '../registration-status.tsx'
import { useFresh } from '../../portal/use-fresh.ts'
import { WarrantyBar } from '../warranty-bar.tsx'
import { isInWarranty } from '../warranty.ts'
import { m } from '#messages'

export const clientLoader = keptLoader(({ params, request }: Route.ClientLoaderArgs) =>
  loadOwnedProduct(params.id, request.signal),
)

export const HydrateFallback = () => (
  <main id="main" className="mx-auto w-full max-w-shop px-5 py-10 lg:px-10">
    <SkeletonDetail label={m.registrations_loading_product()} />
  </main>
)

/** `/baltra-user-registered-ProductPage/:id` */
export default function OwnedProductPage({ loaderData, params }: Route.ComponentProps) {
  const { product, saved } = useFresh<OrSaved<Part>>(loaderData, () => loadOwnedProduct(params.id))
  const complaintId = product.complaint_id
  return (
    <main id="main" className="mx-auto w-full max-w-shop px-5 pt-4 pb-20 lg:px-10 lg:pt-8 lg:pb-28">
      <title>{`${product.model_name} | ${brand.name}`}</title>
      <BackLink to={MY_PRODUCTS}>{m.registrations_my_products()}</BackLink>
      <SavedNote saved={saved} />
      <div className="mt-3 mb-8 flex items-start gap-4 lg:mb-10 lg:gap-6">
        <OwnedPicture product={product} className="size-20 shrink-0 lg:size-32" />
        <div className="min-w-0">
          <h1 className="text-title break-words">{product.model_name}</h1>
          <p className="mt-1 text-sm break-words text-ink-3 tabular-nums">{product.model_num}</p>
          <p className="mt-3 flex flex-wrap gap-2">
            <RegistrationStatus status={product.registration_status} own />
            {complaintId !== null && <RepairStatus status={product.status} />}
          </p>
        </div>
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
        <div className="grid gap-4 lg:sticky lg:top-24 lg:order-last">
          <NextStep product={product} />
          {complaintId !== null && <RepairPanel repair={product} complaintId={complaintId} />}
        </div>
        <div className="grid gap-10">
          <Registration product={product} />
          <Warranty product={product} />
          <Papers product={product} />
        </div>
      </div>
    </main>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PortalError error={error} back={{ to: MY_PRODUCTS, text: m.registrations_my_products() }} />
)

interface Part {
  product: OwnedProductDetail
}

/** The owner's current actions, or why there are none; empty while the repair shows its own progress. */
function NextStep({ product }: Part) {
  const { id, registration_status, is_disputed } = product
  const why = <Why product={{ ...product, status: registration_status }} />
  if (registration_status === 'Rejected')
    return (
      <Step title={m.registrations_not_accepted()}>
        {why}
        <ButtonLink to={registerAgainAddress(product)}>{m.registrations_register_again()}</ButtonLink>
      </Step>
    )
  const isWaiting = registration_status === 'Pending'
  if (is_disputed || (product.complaint_id !== null && !isClosed(product.status))) return isWaiting ? why : null
  return (
    <>
      {isWaiting && why}
      <Step title={m.registrations_something_wrong()}>
        <p className="text-sm text-ink-2">{m.registrations_send_photo()}</p>
        <ButtonLink to={registerComplaintPath(id)}>{m.registrations_complain()}</ButtonLink>
      </Step>
    </>
  )
}

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="grid gap-3 px-5 py-5 lg:px-7 lg:py-6">
    <h2 className="text-heading">{title}</h2>
    {children}
  </Card>
)

const Registration = ({ product }: Part) => (
  <section aria-labelledby="registration">
    <h2 id="registration" className="mb-3 text-heading">
      {m.registrations_registration()}
    </h2>
    {product.replaced_on && (
      <p className="mb-3 text-sm text-ink-2">
        {m.registrations_replaced_on({ day: longDate(product.replaced_on), serial: product.serial_number })}
      </p>
    )}
    <Plate columns={3}>
      <PlateCell label={m.registrations_serial()}>{serialWords(product.serial_number)}</PlateCell>
      <PlateCell label={m.registrations_purchase_date()}>{purchaseWords(product)}</PlateCell>
      <PlateCell label={m.registrations_registered()}>{longDate(product.created_at)}</PlateCell>
      {product.job_no && <PlateCell label={m.registrations_job()}>{product.job_no}</PlateCell>}
      <PlateCell label={m.registrations_points()}>{pointsOf(product)}</PlateCell>
      {product.warranty_parts && product.warranty_parts.length > 0 && (
        <PlateCell label={m.registrations_warranty_parts()}>
          {product.warranty_parts.map((part) => (
            <span key={part.name} className="block">
              {promisedPartWords(part)}
            </span>
          ))}
        </PlateCell>
      )}
      {isUnproven(product) && <PlateCell label={m.registrations_warranty()}>{m.registrations_unproven()}</PlateCell>}
      {product.registration_status !== 'Pending' && (
        <PlateCell label={m.registrations_verified()}>
          {product.is_verified ? m.registrations_yes() : m.registrations_no()}
        </PlateCell>
      )}
      {product.store_name && <PlateCell label={m.registrations_store()}>{product.store_name}</PlateCell>}
      {product.store_location && (
        <PlateCell label={m.registrations_store_location()}>{product.store_location}</PlateCell>
      )}
      {product.store_number && <PlateCell label={m.registrations_store_number()}>{product.store_number}</PlateCell>}
      {product.discount_percent !== null && (
        <PlateCell label={m.registrations_discount_on_bill()}>
          {m.registrations_percent({ shown: whole(product.discount_percent) })}
        </PlateCell>
      )}
    </Plate>
  </section>
)

/** Points that are still to come say so. */
const pointsOf = ({ temp_reward, registration_status }: OwnedProductDetail): string =>
  registration_status === 'Pending' && temp_reward > 0
    ? m.registrations_when_approved({ points: whole(temp_reward) })
    : whole(temp_reward)

function Warranty({ product }: Part) {
  if (!product.warranty_expiry) return null
  const isValid = isInWarranty(product.warranty_expiry)
  return (
    <section aria-labelledby="warranty">
      <h2 id="warranty" className="mb-3 flex items-center gap-3 text-heading">
        {m.registrations_warranty()}
        <Badge tone={isValid ? 'green' : 'amber'}>
          {isValid ? m.registrations_valid() : m.registrations_expired()}
        </Badge>
      </h2>
      <WarrantyBar issue={product.warranty_issue} expiry={product.warranty_expiry} />
      <p className="mt-2 text-2xs text-ink-3 tabular-nums">
        {m.registrations_issued({ day: longDate(product.warranty_issue) })}
      </p>
      {isValid && (
        <div className="mt-4 flex flex-wrap gap-2.5">
          {!product.is_extended && (
            <ButtonLink to={extendWarrantyPath(product.id)} variant="outline">
              {m.registrations_extend()}
            </ButtonLink>
          )}
          <CertificateButton id={product.id} serial={product.serial_number} />
        </div>
      )}
    </section>
  )
}

function Papers({ product }: Part) {
  const papers = [
    { label: m.registrations_product(), src: product.product_image },
    { label: m.registrations_bill(), src: product.bill_image_one },
    { label: m.registrations_warranty_card(), src: product.warranty_image },
  ].filter(({ src }) => src !== '')
  if (papers.length === 0) return null
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="mb-3 text-heading">
        {m.registrations_documents()}
      </h2>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {papers.map((paper) => (
          <DownloadablePaper key={paper.label} {...paper} />
        ))}
      </div>
    </section>
  )
}
