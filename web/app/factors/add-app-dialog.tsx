import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import { useId, useState } from 'react'
import { m } from '#messages'
import { api } from '../api/client.ts'
import type { AnswerOf } from '../forms/body-of.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submit } from '../forms/submit.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { useTask } from '../forms/use-task.ts'
import { buttonLook, labelLook } from '../ui/buttons/button-look.ts'
import { Button } from '../ui/buttons/button.tsx'
import { copyText } from '../ui/feedback/copy-text.ts'
import { Field } from '../ui/fields/field.tsx'
import { OtpInput } from '../ui/fields/otp-input.tsx'
import { DialogCancel } from '../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import type { FactorProps } from './factor-part.tsx'

interface AddAppProps {
  begun: AnswerOf<typeof api.factors.beginTotp>['data']
  onClose: () => void
  onAdded: FactorProps['onAdded']
}

/** The secret as a picture for the camera and as text, and the first code as a proof that the app has it. */
export function AddAppDialog({ begun: { qr, secret, uri }, onClose, onAdded }: AddAppProps) {
  const [result, setResult] = useState<Refusal>()
  const [code, setCode] = useState('')
  const { busy, run } = useTask()
  const { form, errorOf, onChange } = useRefusal(result)
  const formId = useId()
  const confirm = (typed: string) =>
    run('confirm', async () => {
      const answer = await submit(api.factors.confirmTotp, { values: { code: typed } })
      if (!isRefusal(answer)) return onAdded(answer)
      setCode('')
      setResult(answer)
    })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      busy={busy !== undefined}
      title={m.factors_app_add()}
      actions={
        <>
          <DialogCancel disabled={busy !== undefined} />
          <Button type="submit" form={formId} variant="ink" busy={busy !== undefined} busyLabel={m.factors_checking()}>
            {m.factors_app_confirm()}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault()
          confirm(code)
        }}
      >
        <p className="text-sm">{m.factors_app_scan()}</p>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt={m.factors_app_qr()}
          width="200"
          height="200"
          className="mx-auto my-3 size-34 rounded-control border border-line sm:size-44"
        />
        <a href={uri} className={`${buttonLook('outline', 'md')} mb-4 hidden w-full pointer-coarse:inline-grid`}>
          <span className={labelLook('md')}>
            <ExternalLink />
            {m.factors_app_open()}
          </span>
        </a>
        <p className="text-xs text-ink-2">{m.factors_app_type()}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-2 rounded-control bg-ground py-1.5 pr-1.5 pl-3.5">
          <code lang="en" className="min-w-0 grow basis-32 text-xs leading-6 break-words select-all">
            {secret}
          </code>
          <Button
            size="sm"
            variant="quiet"
            aria-label={m.factors_copy_secret()}
            onClick={() => void copyText(secret.replaceAll(' ', ''), m.factors_copied())}
          >
            <Copy />
            {m.factors_copy()}
          </Button>
        </div>
        <Field label={m.factors_app_first_code()} error={errorOf('code')} className="mt-5">
          <OtpInput name="code" data-initial-focus value={code} onValueChange={setCode} onComplete={confirm} />
        </Field>
      </form>
    </Dialog>
  )
}
