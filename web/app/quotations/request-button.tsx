import type { Profile } from 'contract/accounts/endpoints'
import type { Picture } from 'contract/core/fields'
import { isStaff } from 'contract/core/roles'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { signInAddress } from '../session/guard.ts'
import { loadProfile, useVisitor } from '../session/profile.ts'
import { livingSession } from '../api/living-session.ts'
import { Button } from '../ui/buttons/button.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { m } from '#messages'

// Loaded on demand: too heavy for the page itself.
const loadDialog = () => import('./request-dialog.tsx')
const RequestDialog = lazy(loadDialog)

/** The requested product, as the page shows it. */
export interface RequestedProduct {
  model_name: string
  model_num: string
  /** the one that is chosen */
  picture: Picture | undefined
  /** colour and size that are chosen on the page, in words */
  choice?: string
}

/** Opens the request for a bulk quotation; visitors sign in first and come back. Hidden for staff. */
export function RequestButton({ product }: { product: RequestedProduct }) {
  const visitor = useVisitor()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [customer, setCustomer] = useState<Profile>()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const known = visitor.state === 'in' ? visitor.profile : undefined
  if (known && isStaff(known.role)) return null

  const press = async () => {
    if (!livingSession()) {
      toast.warning(m.quotations_login_first())
      return navigate(signInAddress(new URL(pathname + search, location.origin)))
    }
    setBusy(true)
    try {
      const [profile] = await Promise.all([loadProfile(), loadDialog()])
      setCustomer(profile)
      setOpen(!isStaff(profile.role))
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : m.quotations_offline())
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-1 text-sm text-ink-2">
        {m.quotations_need_many()}
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          busy={busy}
          onClick={() => void press()}
          className="underline decoration-line-2 underline-offset-4 *:px-1!"
        >
          {m.quotations_request()}
        </Button>
      </p>
      {customer && (
        <Suspense>
          <RequestDialog product={product} customer={customer} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
