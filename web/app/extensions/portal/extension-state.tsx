import { ownedProductPath } from 'contract/core/paths'
import type { Extension } from 'contract/extensions/endpoints'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { brand, telLink } from '../../brand/brand.tsx'
import { useSingle } from '../../forms/use-single.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Card } from '../../ui/data/card.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { longDate, shortDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { Plate, PlateCell } from '../../ui/data/plate.tsx'
import { rupees } from '../../ui/format/price.ts'
import { tierLabel } from '../tier-label.ts'
import { CertificateButton } from './certificate-button.tsx'
import { monthsInWords } from './months-in-words.ts'
import type { OfferedProduct } from './product-strip.tsx'
import { isUnsure, UnansweredNote } from './unanswered-note.tsx'
import { m } from '#messages'

export interface ExtensionStateProps {
  extension: Extension
  product: OfferedProduct
}

/** An extension that is there: active, or waiting for the shop. */
export const ExtensionState = (props: ExtensionStateProps) =>
  props.extension.state === 'active' ? <Active {...props} /> : <Waiting {...props} />

const Active = ({ extension, product }: ExtensionStateProps) => (
  <Card className="mt-10 px-5 py-6 lg:mt-14 lg:px-8 lg:py-8">
    <Badge tone="green">{m.extensions_extended()}</Badge>
    <h2 className="mt-4 text-title tabular-nums">
      {m.extensions_valid_until({ day: shortDate(product.warranty_expiry) })}
    </h2>
    <p className="mt-2 mb-6 text-ink-2">
      {m.extensions_more_than_before({ months: monthsInWords(extension.months).toLowerCase() })}
    </p>
    <Plate columns={4}>
      <PlateCell label={m.extensions_package()}>{tierLabel(extension.tier_type)}</PlateCell>
      <PlateCell label={m.extensions_paid()}>
        {extension.paid_with === 'points'
          ? m.extensions_points({ points: whole(extension.price) })
          : rupees(extension.price)}
      </PlateCell>
      <PlateCell label={extension.receipt ? m.extensions_receipt() : m.extensions_reference()}>
        {extension.receipt || extension.reference}
      </PlateCell>
      <PlateCell label={m.extensions_before()}>{longDate(extension.previous_expiry)}</PlateCell>
    </Plate>
    <div className="mt-6 flex flex-wrap gap-3">
      <CertificateButton id={product.id} serial={product.serial_number} />
      <ButtonLink to={ownedProductPath(product.id)} variant="line">
        {m.extensions_see_product()}
      </ButtonLink>
    </div>
  </Card>
)

const Waiting = ({ extension, product }: ExtensionStateProps) => (
  <Card className="mt-10 grid lg:mt-14 lg:grid-cols-2">
    <div className="px-5 py-6 lg:px-8 lg:py-8">
      <Badge tone="wait">{m.extensions_waiting()}</Badge>
      <p className="mt-5 text-2xs text-ink-3">{m.extensions_your_reference()}</p>
      <p className="text-title tabular-nums">{extension.reference}</p>
      <p className="mt-3 text-ink-2">
        {m.extensions_then_until({
          months: monthsInWords(extension.months),
          package: tierLabel(extension.tier_type),
          price: rupees(extension.price),
          day: shortDate(extension.extended_expiry),
        })}
      </p>
      <Cancel extension={extension} product={product} />
    </div>
    <div className="bg-ground px-5 py-6 lg:px-8 lg:py-8">
      <h2 className="text-heading">{m.extensions_where()}</h2>
      <ol className="mt-3 grid list-decimal gap-2 [&:lang(ne)]:list-[devanagari] pl-5 text-sm text-ink-2">
        <li>{m.extensions_pay_first({ brand: brand.name })}</li>
        <li>{m.extensions_pay_then({ price: rupees(extension.price) })}</li>
        <li>{m.extensions_pay_last()}</li>
      </ol>
      <p className="mt-5 text-sm text-ink-2">
        {brand.address()}
        <br />
        <a
          href={telLink(brand.phone)}
          className="inline-flex min-h-11 items-center text-ink underline decoration-line-2 underline-offset-4"
        >
          {brand.phone}
        </a>
      </p>
    </div>
  </Card>
)

function Cancel({ extension, product }: ExtensionStateProps) {
  const [isAsking, setAsking] = useState(false)
  const cancel = useFetcher()
  const single = useSingle()
  return (
    <>
      <Button variant="line" className="mt-6" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {m.extensions_cancel()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="ink"
        title={m.extensions_cancel_title()}
        text={m.extensions_cancel_text({ reference: extension.reference, model: product.model_name })}
        confirm={m.extensions_cancel_confirm()}
        busyLabel={m.extensions_cancelling()}
        busy={cancel.state !== 'idle'}
        onConfirm={() =>
          single(() =>
            cancel.submit(
              { intent: 'cancel', id: String(extension.id), ...(isUnsure(cancel.data) && { again: 'true' }) },
              { method: 'post' },
            ),
          )
        }
      >
        {cancel.state === 'idle' && <UnansweredNote result={cancel.data} productId={product.id} isExtended />}
      </ConfirmDialog>
    </>
  )
}
