import { STEP_OVER, TRUST_DAYS } from 'contract/factors/words'
import type { SecondWays } from 'contract/factors/endpoints'
import type { PasskeyProof } from 'contract/factors/proofs'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import type { AnswerOf } from '../../forms/body-of.ts'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { submit } from '../../forms/submit.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useTask } from '../../forms/use-task.ts'
import { Button, type ButtonProps } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { OtpInput } from '../../ui/fields/otp-input.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { hasPasskeys } from '../has-passkeys.ts'
import { signWithPasskey } from '../passkeys.ts'
import { RecoveryCodeInput } from '../recovery-code-input.tsx'
import { LostFactor } from './lost-factor.tsx'
import { m } from '#messages'

export interface SecondStepProps {
  onSignedIn: (answer: AnswerOf<typeof api.factors.second>) => void
  /** it came too late, or went wrong too often: the password has to be typed again */
  onOver: (message: string) => void
  /** of the main button, as the place around it has it */
  look: Required<Pick<ButtonProps, 'variant' | 'size'>>
}

type Way = 'app' | 'passkey' | 'recovery' | 'sms' | 'lost'

interface Proof {
  code?: string
  otp?: string
  recovery_code?: string
  passkey?: PasskeyProof
}

/** The ways that this account has: one at a time, and the others as quiet buttons below. */
export function StepWays({ ways, onSignedIn, onOver, look }: SecondStepProps & { ways: SecondWays }) {
  const [way, setWay] = useState<Way>(() => firstWay(ways))
  const [isMoved, setMoved] = useState(false)
  const [trust, setTrust] = useState(false)
  const [typed, setTyped] = useState('')
  const [isSent, setSent] = useState(false)
  const [result, setResult] = useState<Refusal>()
  const { busy, run } = useTask<'second' | 'passkey' | 'send'>()
  const { form, errorOf, onChange } = useRefusal(result)
  const byPasskey = ways.passkey && hasPasskeys()

  const send = async (proof: Proof) => {
    const answer = await submit(api.factors.second, { values: { ...proof, ...(way !== 'sms' && { trust }) } })
    if (!isRefusal(answer)) return onSignedIn(answer)
    if (answer.code === STEP_OVER) return onOver(answer.message)
    // A code that was refused leaves empty boxes for the next try.
    setTyped('')
    setResult(answer)
  }
  const sendTyped = (value: string) => run('second', () => send({ [FIELD[way]]: value }))
  const usePasskey = () =>
    run('passkey', async () => {
      const passkey = await signWithPasskey((await api.factors.secondPasskey()).data)
      if (passkey) await send({ passkey })
    })
  const sendCode = () =>
    run('send', async () => {
      toast.success((await api.factors.sendCode()).message)
      setTyped('')
      setSent(true)
    })
  const goTo = (next: Way) => {
    setWay(next)
    setMoved(true)
    setTyped('')
    setResult(undefined)
  }

  const passkeyButton = byPasskey && (
    <Button
      {...look}
      variant={way === 'passkey' ? look.variant : 'outline'}
      busy={busy === 'passkey'}
      busyLabel={m.session_checking()}
      onClick={usePasskey}
      className="w-full"
    >
      <Fingerprint />
      {m.session_use_passkey()}
    </Button>
  )
  const trustTick = (
    <Checkbox checked={trust} onChange={({ target }) => setTrust(target.checked)}>
      {m.session_trust({ days: whole(TRUST_DAYS) })}
    </Checkbox>
  )

  return (
    <>
      {/* Where no field takes the focus of the button that is gone, the words do. */}
      <p
        key={way}
        ref={isMoved && !FIELDS.has(way) ? takeFocus : null}
        tabIndex={-1}
        className="text-ink-2 outline-none"
      >
        {textOf(way, ways, isSent)}
      </p>
      <form
        ref={form}
        noValidate
        aria-label={m.session_second_title()}
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault()
          if (way === 'passkey') usePasskey()
          else if (way === 'sms' && !isSent) sendCode()
          else if (way !== 'lost') sendTyped(typed)
        }}
        className="mt-6 grid gap-4"
      >
        {(way === 'app' || (way === 'sms' && isSent)) && (
          <Field label={way === 'app' ? m.session_app_code() : m.session_sms_code()} error={errorOf(FIELD[way])}>
            <OtpInput
              key={way}
              name={FIELD[way]}
              autoFocus
              data-initial-focus
              value={typed}
              onValueChange={setTyped}
              onComplete={sendTyped}
            />
          </Field>
        )}
        {way === 'recovery' && (
          <RecoveryCodeInput
            autoFocus
            error={errorOf('recovery_code')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        {way === 'passkey' && (byPasskey ? trustTick : <p className="text-sm">{m.session_passkey_not_here()}</p>)}
        {(way === 'app' || way === 'recovery') && trustTick}
        {way === 'passkey' && passkeyButton}
        {way === 'sms' && !isSent && (
          <Button {...look} type="submit" busy={busy === 'send'} busyLabel={m.session_sending()} className="w-full">
            {m.session_send_code()}
          </Button>
        )}
        {(way === 'app' || way === 'recovery' || (way === 'sms' && isSent)) && (
          <Button {...look} type="submit" busy={busy === 'second'} busyLabel={m.session_checking()} className="w-full">
            {m.session_second_verb()}
          </Button>
        )}
        {way === 'app' && passkeyButton}
      </form>
      {way === 'lost' && <LostFactor />}
      <div className="mt-4 grid justify-items-start">
        {way === 'sms' && isSent && <Quiet text={m.session_send_again()} onClick={sendCode} />}
        {way !== 'app' && ways.totp && <Quiet text={m.session_use_app()} onClick={() => goTo('app')} />}
        {way !== 'app' && way !== 'passkey' && byPasskey && (
          <Quiet text={m.session_use_passkey()} onClick={() => goTo('passkey')} />
        )}
        {way !== 'recovery' && ways.recovery && (
          <Quiet text={m.session_use_recovery()} onClick={() => goTo('recovery')} />
        )}
        {way !== 'lost' && way !== 'sms' && <Quiet text={m.session_lost()} onClick={() => goTo('lost')} />}
      </div>
    </>
  )
}

const FIELD = { app: 'code', sms: 'otp', recovery: 'recovery_code', passkey: 'passkey', lost: '' } as const

/** Ways with a field to type in. */
const FIELDS: ReadonlySet<Way> = new Set(['app', 'recovery', 'sms'])

const takeFocus = (part: HTMLElement | null) => part?.focus()

function firstWay({ totp, passkey, sms }: SecondWays): Way {
  if (sms) return 'sms'
  if (totp) return 'app'
  return passkey ? 'passkey' : 'recovery'
}

function textOf(way: Way, { ending }: SecondWays, isSent: boolean): string {
  if (way === 'app') return m.session_app_text()
  if (way === 'passkey') return m.session_passkey_text()
  if (way === 'recovery') return m.session_recovery_text()
  if (way === 'lost') return m.session_lost_text()
  return isSent ? m.session_sms_sent({ ending }) : m.session_sms_text({ ending })
}

const Quiet = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-11 text-left text-sm underline decoration-line-2 underline-offset-4 hover:decoration-red"
  >
    {text}
  </button>
)
