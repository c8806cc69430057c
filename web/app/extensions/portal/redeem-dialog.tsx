import { useFetcher } from 'react-router'
import { useSingle } from '../../forms/use-single.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { longDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { Plate, PlateCell } from '../../ui/data/plate.tsx'
import type { ChosenOfferProps } from './product-strip.tsx'
import { monthsInWords } from './months-in-words.ts'
import { isUnsure, UnansweredNote } from './unanswered-note.tsx'
import { m } from '#messages'

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
      title={m.extensions_use_title({ points: whole(price) })}
      text={m.extensions_use_text({
        model: product.model_name,
        months: monthsInWords(duration).toLowerCase(),
      })}
      confirm={m.extensions_use({ points: whole(price) })}
      busyLabel={m.extensions_extending()}
      busy={redeem.state !== 'idle'}
      onConfirm={() =>
        single(() =>
          redeem.submit(
            {
              intent: 'redeem',
              stock_id: String(product.id),
              package_id: String(offer.id),
              ...(isUnsure(redeem.data) && { again: 'true' }),
            },
            { method: 'post' },
          ),
        )
      }
    >
      <Plate columns={2}>
        <PlateCell label={m.extensions_points_now()}>{whole(points)}</PlateCell>
        <PlateCell label={m.extensions_points_after()}>{whole(points - price)}</PlateCell>
        <PlateCell label={m.extensions_now()}>{longDate(product.warranty_expiry)}</PlateCell>
        <PlateCell label={m.extensions_after()}>{longDate(extended_expiry)}</PlateCell>
      </Plate>
      {redeem.state === 'idle' && (
        <UnansweredNote result={redeem.data} productId={product.id} isExtended={false} className="mt-5" />
      )}
    </ConfirmDialog>
  )
}
