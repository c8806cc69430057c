import { ownedProductPath } from 'contract/core/paths'
import type { Extension } from 'contract/extensions/endpoints'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { brand, telLink } from '../../brand.tsx'
import { useSingle } from '../../forms/use-single.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Card } from '../../ui/data/card.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { shortDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { Plate, PlateCell } from '../../ui/data/plate.tsx'
import { rupees } from '../../ui/format/price.ts'
import { CertificateButton } from './certificate-button.tsx'
import { monthsInWords } from './months-in-words.ts'
import type { OfferedProduct } from './product-strip.tsx'

export interface ExtensionStateProps {
  extension: Extension
  product: OfferedProduct
}

/** An extension that is there: active, or waiting for the shop. */
export const ExtensionState = (props: ExtensionStateProps) =>
  props.extension.state === 'active' ? <Active {...props} /> : <Waiting {...props} />

const Active = ({ extension, product }: ExtensionStateProps) => (
  <Card className="mt-10 px-5 py-6 lg:mt-14 lg:px-8 lg:py-8">
    <Badge tone="green">Extended</Badge>
    <h2 className="mt-4 text-title tabular-nums">Valid until {shortDate(product.warranty_expiry)}</h2>
    <p className="mt-2 mb-6 text-ink-2">
      {monthsInWords(extension.months).toLowerCase()} more than before. One extension is possible for each product.
    </p>
    <Plate columns={4}>
      <PlateCell label="Package">{extension.tier_type}</PlateCell>
      <PlateCell label="Paid">
        {extension.paid_with === 'points' ? `${whole(extension.price)} points` : rupees(extension.price)}
      </PlateCell>
      <PlateCell label={extension.receipt ? 'Receipt' : 'Reference'}>
        {extension.receipt || extension.reference}
      </PlateCell>
      <PlateCell label="Before">{shortDate(extension.previous_expiry)}</PlateCell>
    </Plate>
    <div className="mt-6 flex flex-wrap gap-3">
      <CertificateButton id={product.id} serial={product.serial_number} />
      <ButtonLink to={ownedProductPath(product.id)} variant="line">
        See this product
      </ButtonLink>
    </div>
  </Card>
)

const Waiting = ({ extension, product }: ExtensionStateProps) => (
  <Card className="mt-10 grid lg:mt-14 lg:grid-cols-2">
    <div className="px-5 py-6 lg:px-8 lg:py-8">
      <Badge tone="wait">Waiting for payment</Badge>
      <p className="mt-5 text-2xs text-ink-3">Your reference</p>
      <p className="text-title tabular-nums">{extension.reference}</p>
      <p className="mt-3 text-ink-2">
        {monthsInWords(extension.months)}, {extension.tier_type}: {rupees(extension.price)}. Your warranty then runs
        until {shortDate(extension.extended_expiry)}.
      </p>
      <Cancel extension={extension} product={product} />
    </div>
    <div className="bg-ground px-5 py-6 lg:px-8 lg:py-8">
      <h2 className="text-heading">Where to pay</h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-5 text-sm text-ink-2">
        <li>Go to a {brand.name} shop before your warranty ends and give this reference.</li>
        <li>Pay {rupees(extension.price)} and keep the receipt.</li>
        <li>We record the receipt, and you hear by SMS that the warranty is longer.</li>
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
        Cancel this request
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="ink"
        title="Cancel this request?"
        text={`${extension.reference} is not good at the shop any more. You can ask for another package for your ${product.model_name}.`}
        confirm="Cancel request"
        busyLabel="Cancelling…"
        busy={cancel.state !== 'idle'}
        onConfirm={() =>
          single(() => cancel.submit({ intent: 'cancel', id: String(extension.id) }, { method: 'post' }))
        }
      />
    </>
  )
}
