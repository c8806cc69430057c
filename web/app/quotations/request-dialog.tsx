import { QUOTATION_HISTORY } from 'contract/core/paths'
import type { Profile } from 'contract/accounts/endpoints'
import { useEffect, useId } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { isRefusal } from '../forms/refusal.ts'
import { RestoredNote } from '../forms/restored-note.tsx'
import { SendsWhenOnline } from '../forms/sends-when-online.tsx'
import { useSingleSubmit } from '../forms/use-single-submit.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { Button } from '../ui/buttons/button.tsx'
import { DialogCancel } from '../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Picture } from '../ui/data/picture.tsx'
import { Textarea } from '../ui/fields/textarea.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { OtherProducts } from './other-products.tsx'
import { QuantityInput } from './quantity-input.tsx'
import type { RequestedProduct } from './request-button.tsx'
import type { RequestDraft } from './request-draft.ts'
import type { requestAction } from './request-quotation.ts'
import { useRequestDraft } from './use-request-draft.ts'
import { m } from '#messages'

export interface RequestDialogProps {
  product: RequestedProduct
  customer: Profile
  /** initial values, when earlier requests are repeated */
  again?: RequestDraft
  onSent?: () => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** As the contract has it. */
const DESCRIPTION_AT_MOST = 2000

/** Quantity, further models and purpose. The input is kept until it is sent, also when the dialog is closed. */
export default function RequestDialog({ product, customer, open, onOpenChange, again, onSent }: RequestDialogProps) {
  const { Form, submit, data, state } = useFetcher<typeof requestAction>()
  const { form, errorOf, onChange, forget } = useRefusal(data)
  const { draft, isRestored, change, clear } = useRequestDraft(product, again)
  const formId = useId()
  const onSubmit = useSingleSubmit((target) =>
    // The product page did not change; a reload without a connection would lose it with everything typed.
    submit(target, { preventScrollReset: true, defaultShouldRevalidate: again !== undefined }),
  )
  const busy = state !== 'idle'
  const navigate = useNavigate()
  const choice = product.choice ?? ''

  useEffect(() => {
    if (!data || isRefusal(data)) return
    toast.success(data.message, {
      text: m.quotations_price_by_sms(),
      // The history itself is the page below.
      ...(again === undefined && {
        action: { label: m.quotations_history(), run: () => void navigate(QUOTATION_HISTORY) },
      }),
    })
    clear()
    onOpenChange(false)
    onSent?.()
    // Once an answer, however often the page around draws itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      width="wide"
      title={m.quotations_request()}
      text={m.quotations_request_text()}
      actions={
        <>
          <DialogCancel disabled={busy} />
          <Button type="submit" form={formId} busy={busy} busyLabel={m.quotations_sending()}>
            {m.quotations_submit()}
          </Button>
        </>
      }
    >
      <Form
        ref={form}
        id={formId}
        method="post"
        action={QUOTATION_HISTORY}
        noValidate
        onChange={onChange}
        onSubmit={onSubmit}
        className="grid gap-5"
      >
        {isRestored && <RestoredNote onStartAgain={clear} />}
        <div className="flex items-center gap-4">
          {product.picture && (
            <Picture
              picture={product.picture}
              alt=""
              sizes="5rem"
              className="w-16 shrink-0 rounded-card sm:w-20"
              imageClassName="aspect-square object-contain p-1.5"
            />
          )}
          <div className="min-w-0 grow">
            <div className="grid grid-cols-2 gap-x-4">
              <ReadOnly name="model_name" label={m.quotations_model_name()} value={product.model_name} />
              <ReadOnly name="model_num" label={m.quotations_model_number()} value={product.model_num} />
            </div>
            {choice && <p className="mt-1 text-xs text-ink-2">{choice}</p>}
            <input type="hidden" name="choice" value={choice} />
          </div>
        </div>
        <Field label={m.quotations_quantity()} error={errorOf('quantity')}>
          <QuantityInput
            data-initial-focus=""
            name="quantity"
            value={draft.quantity}
            onValue={(quantity) => {
              change((before) => ({ ...before, quantity }))
              forget('quantity')
            }}
          />
        </Field>
        <OtherProducts
          others={draft.others}
          change={(to) => change((before) => ({ ...before, others: to(before.others) }))}
          errorOf={errorOf}
          forget={forget}
        />
        <Field label={m.quotations_description()} help={m.quotations_description_help()} error={errorOf('description')}>
          <Textarea
            name="description"
            maxLength={DESCRIPTION_AT_MOST - choice.length - 1}
            rows={3}
            value={draft.description}
            onChange={({ target }) => change((before) => ({ ...before, description: target.value }))}
          />
        </Field>
        <div className="grid grid-cols-2 gap-x-4 border-t border-line pt-4">
          <ReadOnly
            name="customer_name"
            label={m.quotations_customer_name()}
            value={`${customer.firstname} ${customer.lastname}`}
            error={errorOf('customer_name')}
          />
          <ReadOnly name="contact" label={m.quotations_contact()} value={customer.contact} error={errorOf('contact')} />
        </div>
        {open && state !== 'submitting' && <SendsWhenOnline result={data} form={form} />}
      </Form>
    </Dialog>
  )
}

interface ReadOnlyProps {
  name: string
  label: string
  value: string
  error?: string | undefined
}

/** Known details sent along, read-only. */
const ReadOnly = ({ name, label, value, error }: ReadOnlyProps) => (
  <label className="block min-w-0">
    <span className="block text-2xs text-ink-3">{label}</span>
    <input name={name} value={value} readOnly className="w-full truncate bg-transparent text-sm font-medium" />
    {error && <span className="block text-2xs text-red">{error}</span>}
  </label>
)
