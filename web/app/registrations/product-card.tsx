import { extendWarrantyPath, ownedProductPath, registerComplaintPath, ticketPath } from 'contract/core/paths'
import { clsx } from 'clsx'
import Package from 'lucide-react/icons/package'
import Trash2 from 'lucide-react/icons/trash-2'
import type { OwnedProduct } from 'contract/registrations/endpoints'
import { Link } from 'react-router'
import { Button } from '../ui/buttons/button.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { longDate } from '../ui/format/dates.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Picture } from '../ui/data/picture.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { registerAgainAddress } from './register-address.ts'
import { RegistrationStatus } from './registration-status.tsx'
import { WarrantyBar } from './warranty-bar.tsx'
import { isInWarranty } from './warranty.ts'
import { m } from '#messages'

export interface ProductCardProps {
  product: OwnedProduct
  /** its complaint that is not over */
  openComplaintId: number | undefined
  /** its repair is the one shown beside the list */
  isShown: boolean
  onDelete: () => void
}

/** An owned product: its details, the status of its registration, and its actions. */
export function ProductCard({ product, openComplaintId, isShown, onDelete }: ProductCardProps) {
  const address = ownedProductPath(product.id)
  const facts = <Facts product={product} />
  return (
    <li
      className={clsx(
        'rounded-card border p-4 transition-colors lg:p-5',
        isShown ? 'border-ink' : 'border-line hover:border-line-2',
      )}
    >
      <div className="flex gap-4 lg:gap-5">
        <Link to={address} tabIndex={-1} aria-hidden="true" className="shrink-0">
          <OwnedPicture product={product} className="size-20 lg:size-32" />
        </Link>
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
            <div className="min-w-0">
              <h3 className="text-lead font-semibold wrap-anywhere">
                <Link to={address} className="hover:underline hover:decoration-line-2 hover:underline-offset-4">
                  {product.model_name}
                </Link>
              </h3>
              <p className="text-xs wrap-anywhere text-ink-3 tabular-nums">{product.model_num}</p>
            </div>
            <RegistrationStatus status={product.status} />
          </div>
          <div className="max-lg:hidden">{facts}</div>
        </div>
      </div>
      <div className="lg:hidden">{facts}</div>
      <div className="mt-4 grid gap-4 empty:hidden">
        <WarrantyBar issue={product.warranty_issue} expiry={product.warranty_expiry} />
        <Why product={product} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <NextStep product={product} openComplaintId={openComplaintId} />
        {product.is_verified && isInWarranty(product.warranty_expiry) && (
          <ButtonLink to={extendWarrantyPath(product.id)} variant="line" className="max-sm:grow">
            {m.registrations_extend()}
          </ButtonLink>
        )}
        {!product.is_verified && (
          <IconButton
            label={m.registrations_delete_named({ name: product.model_name })}
            onClick={onDelete}
            className="ml-auto"
          >
            <Trash2 />
          </IconButton>
        )}
      </div>
    </li>
  )
}

/** The catalogue's picture, because the customer's own photograph may show anything; that one where there is no other. */
export const OwnedPicture = ({
  product: { picture, product_image },
  className,
}: {
  product: Pick<OwnedProduct, 'picture' | 'product_image'>
  className: string
}) =>
  picture ? (
    <Picture
      picture={picture}
      alt=""
      sizes="8rem"
      className={clsx('rounded-control', className)}
      imageClassName="size-full object-contain p-2"
    />
  ) : (
    <ProductPhoto src={product_image} className={className} />
  )

/** A customer's own photograph, or an icon. */
export const ProductPhoto = ({ src, className }: { src: string; className: string }) =>
  src ? (
    <img
      src={src}
      alt=""
      width="256"
      height="256"
      loading="lazy"
      decoding="async"
      className={clsx('rounded-control bg-ground object-cover', className)}
    />
  ) : (
    <span className={clsx('flex items-center justify-center rounded-control bg-ground text-ink-3', className)}>
      <Package className="size-8" />
    </span>
  )

const Facts = ({ product }: { product: OwnedProduct }) => (
  <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 text-xs lg:mt-3">
    <div className="min-w-0">
      <dt className="text-2xs text-ink-3">{m.registrations_serial()}</dt>
      <dd className="break-words tabular-nums">{product.serial_number}</dd>
    </div>
    <div>
      <dt className="text-2xs text-ink-3">{m.registrations_purchase_date()}</dt>
      <dd className="tabular-nums">{longDate(product.purchase_date)}</dd>
    </div>
  </dl>
)

/** Why some things cannot be done yet. */
export function Why({
  product: { status, reason, has_fault, is_disputed },
}: {
  product: Pick<OwnedProduct, 'status' | 'reason' | 'has_fault' | 'is_disputed'>
}) {
  if (is_disputed) return <Note title={m.registrations_dispute_waits()}>{m.registrations_dispute_checking()}</Note>
  if (status === 'Pending' && has_fault)
    return <Note title={m.registrations_have_report()}>{m.registrations_checking_product()}</Note>
  if (status === 'Pending') return <Note>{m.registrations_checking_bill()}</Note>
  if (status !== 'Rejected') return null
  return (
    <Note>
      <span className="break-words whitespace-pre-line">{reason || m.registrations_rejected()}</span>
    </Note>
  )
}

function NextStep({ product, openComplaintId }: { product: OwnedProduct; openComplaintId: number | undefined }) {
  if (openComplaintId !== undefined)
    return (
      <ButtonLink to={ticketPath(openComplaintId)} variant="ink" className="max-sm:grow">
        {m.registrations_follow()}
      </ButtonLink>
    )
  if (product.status === 'Rejected')
    return (
      <ButtonLink to={registerAgainAddress(product)} variant="outline" className="max-sm:grow">
        {m.registrations_register_again()}
      </ButtonLink>
    )
  if (product.is_verified)
    return (
      <ButtonLink to={registerComplaintPath(product.id)} variant="outline" className="max-sm:grow">
        {m.registrations_complain()}
      </ButtonLink>
    )
  return (
    <Button variant="outline" disabled className="max-sm:grow">
      {m.registrations_complain()}
    </Button>
  )
}
