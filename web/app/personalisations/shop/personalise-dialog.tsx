import { brand } from '../../brand/brand.tsx'
import { oneLine } from 'contract/personalisations/lettering'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { RestoredNote } from '../../forms/restored-note.tsx'
import { SendsWhenOnline } from '../../forms/sends-when-online.tsx'
import { useRefusal } from '../../forms/use-refusal.ts'
import { signInAddress } from '../../session/guard.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { whole } from '../../ui/format/numbers.ts'
import { LetteringPreview } from './lettering-preview.tsx'
import { sendPersonalisation } from './send-personalisation.ts'
import { newWish, pictureIn, signInFor, wishFor, type PersonalisedProduct, type Wish } from './wish.ts'
import { WishFields } from './wish-fields.tsx'
import { m } from '#messages'

export interface PersonaliseDialogProps {
  product: PersonalisedProduct
  /** initial values */
  begun: Wish
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Lettering for a product, seen while it is typed. Closed or refused, all of it is kept until it is sent. */
export default function PersonaliseDialog({ product, begun, open, onOpenChange }: PersonaliseDialogProps) {
  const [wish, setWish] = useState(begun)
  const [isRestored, setRestored] = useState(() => wishFor(product.id).read() !== undefined)
  const [refused, setRefused] = useState<Refusal>()
  const { form, errorOf, forget } = useRefusal(refused)
  const { busy, once } = useOneAtATime()
  const signIn = useSignIn()
  const formId = useId()

  const send = async () => {
    const sent = await sendPersonalisation(product, wish)
    if (sent === 'signed out') {
      signInFor.keep(product.id)
      return signIn()
    }
    if (isRefusal(sent)) return setRefused(sent)
    toast.success(sent.message, { text: m.personalisations_sent_text() })
    startAgain()
    onOpenChange(false)
    return undefined
  }
  const startAgain = () => {
    wishFor(product.id).forget()
    setWish(newWish(product, wish.colour))
    setRestored(false)
    setRefused(undefined)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      width="wide"
      title={m.personalisations_personalise()}
      text={m.personalisations_limits({
        model: product.model_name,
        horizontal: whole(brand.letters.horizontal),
        vertical: whole(brand.letters.vertical),
      })}
      actions={
        <>
          <DialogCancel disabled={busy} />
          <Button type="submit" form={formId} busy={busy} busyLabel={m.personalisations_sending()}>
            {m.personalisations_submit()}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void once(send)
        }}
        className="grid gap-5 sm:grid-cols-2 sm:items-start"
      >
        {isRestored && <RestoredNote onStartAgain={startAgain} className="sm:col-span-2" />}
        <div className="sticky top-0 z-10 -mx-6 -mt-1 bg-white px-6 py-1 sm:static sm:mx-0 sm:px-0">
          <LetteringPreview
            picture={pictureIn(product, wish.colour)}
            lettering={{ ...wish, hex: product.color_styles[wish.colour] ?? '' }}
            label={describe(product, wish)}
            className="mx-auto block size-56 rounded-card sm:size-full"
          />
        </div>
        <WishFields
          product={product}
          wish={wish}
          errorOf={errorOf}
          onChange={(change) => {
            const changed = { ...wish, ...change }
            setWish(changed)
            wishFor(product.id).keep(changed)
            forget(...Object.keys(change), ...('placement' in change ? ['text'] : []))
          }}
        />
        {open && !busy && (
          <div className="empty:hidden sm:col-span-2">
            <SendsWhenOnline result={refused} form={form} />
          </div>
        )}
      </form>
    </Dialog>
  )
}

/** A text description of the preview. */
function describe({ model_name: model }: PersonalisedProduct, { text: typed, placement }: Wish): string {
  const text = oneLine(typed)
  if (text === '') return m.personalisations_preview_blank({ model })
  return placement === 'horizontal'
    ? m.personalisations_preview_horizontal({ model, text })
    : m.personalisations_preview_vertical({ model, text })
}

/** Signing in brings one back to this page. */
function useSignIn() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => {
    toast.warning(m.personalisations_login_first())
    void navigate(signInAddress(new URL(pathname + search, location.origin)))
  }
}

/** A second press before the first is answered does nothing, however fast it comes. */
function useOneAtATime() {
  const [busy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const once = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { busy, once }
}
