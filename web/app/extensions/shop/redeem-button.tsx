import { REWARD_POINTS, SIGN_IN, extendWarrantyPath } from 'contract/core/paths'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { livingSession } from '../../api/living-session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { m } from '#messages'

// Loaded on demand: too heavy for the page itself.
const ChooseProduct = lazy(() => import('./choose-product.tsx'))

/** Leads to the product of the address; without one asks which. Who is not signed in goes there and comes back. */
export function RedeemButton({ productId }: { productId: string | undefined }) {
  const navigate = useNavigate()
  const [times, setTimes] = useState(0)
  const [open, setOpen] = useState(false)
  if (productId !== undefined)
    return (
      <ButtonLink to={extendWarrantyPath(productId)} size="lg">
        {m.extensions_redeem()}
      </ButtonLink>
    )
  const press = () => {
    if (!livingSession()) return navigate(`${SIGN_IN}?next=${encodeURIComponent(REWARD_POINTS)}`)
    setTimes(times + 1)
    setOpen(true)
  }
  return (
    <>
      <Button size="lg" aria-haspopup="dialog" onClick={() => void press()}>
        {m.extensions_redeem()}
      </Button>
      {times > 0 && (
        <Suspense>
          <ChooseProduct key={times} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
