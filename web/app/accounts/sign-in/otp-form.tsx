import { CODE_DEAD } from 'contract/accounts/words'
import Timer from 'lucide-react/icons/timer'
import { useState } from 'react'
import { useFetcher, useSubmit } from 'react-router'
import { isRefusal } from '../../forms/refusal.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { RichMessage } from '../../ui/format/rich-message.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { OtpInput } from '../../ui/fields/otp-input.tsx'
import type { OtpFlow } from './otp-flow.ts'
import { timeLeft, useCountdown } from './use-countdown.ts'
import { useSmsCode } from './use-sms-code.ts'
import { m } from '#messages'

export interface OtpFormProps {
  flow: OtpFlow
  /** the action's result */
  result: unknown
}

/** Six boxes, how long the code is good for, and another code when none came or this one is dead. */
export const OtpForm = (props: OtpFormProps) => <CodeForm key={props.flow.validUntil} {...props} />

/** The form of one code. */
function CodeForm({ flow, result }: OtpFormProps) {
  const submit = useSubmit()
  const resend = useFetcher()
  const busy = useBusy('verify')
  // A refusal of the previous code does not apply to this one.
  const [before] = useState(result)
  const refusal = result !== before && isRefusal(result) ? result : undefined
  const { form, errorOf, onChange } = useRefusal(refusal)
  const [entry, setEntry] = useState({ code: '', since: refusal })
  const seconds = useCountdown(flow.validUntil)
  const wait = useCountdown(flow.resendAt)
  useRefusal(resend.data)

  // A code that was refused leaves empty boxes for the next try.
  const code = entry.since === refusal ? entry.code : ''
  const setCode = (next: string) => setEntry({ code: next, since: refusal })
  const usedUp = refusal?.code === CODE_DEAD
  const isDead = usedUp || seconds === 0

  const send = (otp: string) => {
    if (!busy) void submit({ intent: 'verify', otp }, { method: 'post' })
  }
  useSmsCode((sms) => {
    setCode(sms)
    send(sms)
  })

  return (
    <form
      ref={form}
      noValidate
      aria-label={m.accounts_code()}
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault()
        if (isDead) void resend.submit({ intent: 'resend' }, { method: 'post' })
        else send(code)
      }}
      className="mt-7"
    >
      <Field label={m.accounts_six_digits()} hideLabel error={errorOf('otp')}>
        <OtpInput name="otp" autoFocus value={code} onValueChange={setCode} onComplete={send} />
      </Field>
      <p role="status" className="mt-4 flex items-center gap-2 text-xs text-ink-2 empty:hidden">
        {!usedUp && <Timer className="size-4" aria-hidden />}
        {!usedUp &&
          (seconds > 0 ? (
            <span aria-live="off">
              <RichMessage
                parts={m.accounts_code_valid.parts({ time: timeLeft(seconds) })}
                tags={{ time: (text) => <span className="font-medium text-ink tabular-nums">{text}</span> }}
              />
            </span>
          ) : (
            m.accounts_code_expired()
          ))}
      </p>
      {isDead ? (
        <Button
          type="submit"
          size="lg"
          busy={resend.state !== 'idle'}
          busyLabel={m.accounts_sending()}
          className="mt-7 w-full"
        >
          {m.accounts_new_code()}
        </Button>
      ) : (
        <>
          <Button type="submit" size="lg" busy={busy} busyLabel={m.accounts_checking()} className="mt-7 w-full">
            {m.accounts_submit()}
          </Button>
          <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-2">
            <span>{m.accounts_no_code()}</span>
            <Button
              variant="quiet"
              size="sm"
              disabled={wait > 0}
              busy={resend.state !== 'idle'}
              busyLabel={m.accounts_sending()}
              onClick={() => void resend.submit({ intent: 'resend' }, { method: 'post' })}
            >
              {wait > 0 ? (
                <span className="tabular-nums">{m.accounts_resend_in({ time: timeLeft(wait) })}</span>
              ) : (
                m.accounts_resend()
              )}
            </Button>
          </p>
        </>
      )}
    </form>
  )
}
