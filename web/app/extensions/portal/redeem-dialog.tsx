import { useFetcher } from 'react-router'
import { useSingle } from '../../forms/use-single.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { shortDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { Plate, PlateCell } from '../../ui/data/plate.tsx'
import type { ChosenOfferProps } from './product-strip.tsx'
import { monthsInWords } from './months-in-words.ts'

export interface RedeemDialogProps extends ChosenOfferProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before points are spent: what there is before and after. It goes with the choice when that is done. */
export function RedeemDialog({ offer, product, points, open, onOpenChange }: RedeemDialogProps) {
  const redeem = useFetcher()
  const single = useSingle()
  const { price, duration, extended_expiry } = offer
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="ink"
      title={`Use ${whole(price)} points?`}
      text={`The warranty of your ${product.model_name} becomes ${monthsInWords(duration).toLowerCase()} longer, at once. This can’t be undone.`}
      confirm={`Use ${whole(price)} points`}
      busyLabel="Extending…"
      busy={redeem.state !== 'idle'}
      onConfirm={() =>
        single(() =>
          redeem.submit(
            { intent: 'redeem', stock_id: String(product.id), package_id: String(offer.id) },
            { method: 'post' },
          ),
        )
      }
    >
      <Plate columns={2}>
        <PlateCell label="Points now">{whole(points)}</PlateCell>
        <PlateCell label="Points after">{whole(points - price)}</PlateCell>
        <PlateCell label="Warranty now">{shortDate(product.warranty_expiry)}</PlateCell>
        <PlateCell label="Warranty after">{shortDate(extended_expiry)}</PlateCell>
      </Plate>
    </ConfirmDialog>
  )
}
