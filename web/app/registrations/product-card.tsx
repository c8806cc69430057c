import { extendWarrantyPath, ownedProductPath, registerComplaintPath, ticketPath } from 'contract/core/paths'
import { clsx } from 'clsx'
import Trash2 from 'lucide-react/icons/trash-2'
import type { OwnedProduct } from 'contract/registrations/endpoints'
import { Link } from 'react-router'
import { ProductPhoto } from '../portal/product-photo.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Picture } from '../ui/data/picture.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { registerAgainAddress } from '../portal/register-address.ts'
import { RegistrationStatus } from './registration-status.tsx'
import { purchaseWords, serialWords } from '../ui/format/purchase-words.ts'
import { WarrantyBar } from './warranty-bar.tsx'
import { isInWarranty } from './warranty.ts'
import { settings } from '../brand/page-settings.ts'
import { whole } from '../ui/format/numbers.ts'
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
            <RegistrationStatus status={product.status} own />
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
        {product.is_verified && !product.is_extended && isInWarranty(product.warranty_expiry) && (
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

const Facts = ({ product }: { product: OwnedProduct }) => (
  <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 text-xs lg:mt-3">
    <div className="min-w-0">
      <dt className="text-2xs text-ink-3">{m.registrations_serial()}</dt>
      <dd className="break-words tabular-nums">{serialWords(product.serial_number)}</dd>
    </div>
    <div>
      <dt className="text-2xs text-ink-3">{m.registrations_purchase_date()}</dt>
      <dd className="tabular-nums">{purchaseWords(product)}</dd>
    </div>
  </dl>
)

/** Why some things cannot be done yet. */
export function Why({
  product: { status, reason, is_disputed, ...waiting },
}: {
  product: Pick<OwnedProduct, 'status' | 'reason' | 'is_disputed' | 'has_bill' | 'created_at'>
}) {
  if (is_disputed) return <Note title={m.registrations_dispute_waits()}>{m.registrations_dispute_checking()}</Note>
  if (status === 'Pending') return <Note>{checkingWords(waiting)}</Note>
  if (status !== 'Rejected') return null
  return (
    <Note>
      <span className="break-words whitespace-pre-line">{reason || m.registrations_rejected()}</span>
    </Note>
  )
}

/** How long checking usually takes, until that is over. Without a bill nobody checks yet. */
function checkingWords({ has_bill, created_at }: Pick<OwnedProduct, 'has_bill' | 'created_at'>): string {
  if (has_bill === false) return m.registrations_no_bill_yet()
  const days = settings().checkingDays
  return Date.now() < Date.parse(created_at) + days * DAY
    ? m.registrations_checking_days({ count: days, shown: whole(days) })
    : m.registrations_checking_bill()
}

const DAY = 24 * 60 * 60 * 1000

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
  if (product.is_disputed) return null
  return (
    <ButtonLink to={registerComplaintPath(product.id)} variant="outline" className="max-sm:grow">
      {m.registrations_complain()}
    </ButtonLink>
  )
}
