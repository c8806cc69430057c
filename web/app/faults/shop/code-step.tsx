import { OtpForm } from '../../accounts/sign-in/otp-form.tsx'
import { flowOf } from '../../accounts/sign-in/otp-flow.ts'
import { spaced } from '../../accounts/sign-in/sent-to.tsx'
import { UploadUnderWay } from '../../forms/upload-under-way.tsx'
import type { Refusal } from '../../forms/refusal.ts'
import { BackToForm } from './back-to-form.tsx'

/** Verifies the number with a code; the right code sends the report. */
export function CodeStep({ result }: { result: Refusal | undefined }) {
  const flow = flowOf('sign-up')
  if (!flow) return null
  return (
    <div className="mx-auto max-w-md">
      <h1 className="text-title">Enter the code</h1>
      <p className="mt-3 text-ink-2">
        We sent six digits to{' '}
        <span className="font-medium whitespace-nowrap text-ink tabular-nums">+977 {spaced(flow.contact)}</span>. Your
        report is sent with it.
      </p>
      <OtpForm flow={flow} result={result} />
      <UploadUnderWay />
      <BackToForm>Change number or report</BackToForm>
    </div>
  )
}
