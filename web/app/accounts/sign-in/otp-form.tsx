import Timer from 'lucide-react/icons/timer'
import { useState } from 'react'
import { useFetcher, useSubmit } from 'react-router'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { OtpInput } from '../../ui/fields/otp-input.tsx'
import type { OtpFlow } from './otp-flow.ts'
import { minutesAndSeconds, useCountdown } from './use-countdown.ts'

/** Six boxes, how long the code is good for, and another code when none came. */
export function OtpForm({ flow, result }: { flow: OtpFlow; result: unknown }) {
  const submit = useSubmit()
  const resend = useFetcher()
  const busy = useBusy('verify')
  const { form, errorOf, onChange } = useRefusal(result)
  const [code, setCode] = useState('')
  const seconds = useCountdown(flow.validUntil)
  const wait = useCountdown(flow.resendAt)
  useRefusal(resend.data)

  const send = (otp: string) => {
    if (!busy) void submit({ intent: 'verify', otp }, { method: 'post' })
  }
  const sendAgain = () => {
    setCode('')
    void resend.submit({ intent: 'resend' }, { method: 'post' })
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label="Code"
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault()
        send(code)
      }}
      className="mt-7"
    >
      <Field label="Code of six digits" hideLabel error={errorOf('otp')}>
        <OtpInput name="otp" autoFocus value={code} onValueChange={setCode} onComplete={send} />
      </Field>
      <p className="mt-4 flex items-center gap-2 text-xs text-ink-2">
        <Timer className="size-4" aria-hidden />
        {seconds > 0 ? (
          <>
            The code is valid for{' '}
            <span className="font-medium text-ink tabular-nums">{minutesAndSeconds(seconds)}</span>
          </>
        ) : (
          'The code has expired. Ask for a new one.'
        )}
      </p>
      <Button type="submit" size="lg" busy={busy} busyLabel="Checking…" className="mt-7 w-full">
        Submit
      </Button>
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-2">
        <span>No code yet?</span>
        <Button
          variant="quiet"
          size="sm"
          disabled={wait > 0}
          busy={resend.state !== 'idle'}
          busyLabel="Sending…"
          onClick={sendAgain}
        >
          {wait > 0 ? <span className="tabular-nums">Resend in {minutesAndSeconds(wait)}</span> : 'Resend'}
        </Button>
      </p>
    </form>
  )
}
