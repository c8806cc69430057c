import { OtpForm } from '../../accounts/sign-in/otp-form.tsx'
import { flowOf } from '../../accounts/sign-in/otp-flow.ts'
import { spaced } from '../../accounts/sign-in/sent-to.tsx'
import { UploadUnderWay } from '../../forms/upload-under-way.tsx'
import type { Refusal } from '../../forms/refusal.ts'
import { RichMessage } from '../../ui/format/rich-message.tsx'
import { BackToForm } from './back-to-form.tsx'
import { m } from '#messages'

/** Verifies the number with a code; the right code sends the report. */
export function CodeStep({ result }: { result: Refusal | undefined }) {
  const flow = flowOf('sign-up')
  if (!flow) return null
  return (
    <div className="mx-auto max-w-md">
      <h1 className="text-title">{m.faults_enter_code()}</h1>
      <p className="mt-3 text-ink-2">
        <RichMessage
          parts={m.faults_sent_to.parts({ number: `+977 ${spaced(flow.contact)}` })}
          tags={{
            number: (text) => <span className="font-medium whitespace-nowrap text-ink tabular-nums">{text}</span>,
          }}
        />
      </p>
      <OtpForm flow={flow} result={result} />
      <UploadUnderWay />
      <BackToForm>{m.faults_change()}</BackToForm>
    </div>
  )
}
