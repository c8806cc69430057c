import { TRUST_DAYS } from 'contract/factors/words'
import type { SecondWays } from 'contract/factors/endpoints'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { useRefusal } from '../../forms/use-refusal.ts'
import { Button, type ButtonProps } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { OtpInput } from '../../ui/fields/otp-input.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { hasPasskeys } from '../has-passkeys.ts'
import { RecoveryCodeInput } from '../recovery-code-input.tsx'
import { LostFactor } from './lost-factor.tsx'
import { FIELD, hasField, useSecondStep, type StepEnd, type Way } from './use-second-step.ts'
import { m } from '#messages'

export interface SecondStepProps extends StepEnd {
  /** of the main button, as the place around it has it */
  look: Required<Pick<ButtonProps, 'variant' | 'size'>>
}

interface PartProps extends Pick<SecondStepProps, 'look'> {
  step: ReturnType<typeof useSecondStep>
  ways: SecondWays
}

/** The ways that this account has: one at a time, and the others as quiet buttons below. */
export function StepWays({ ways: its, look, ...end }: SecondStepProps & { ways: SecondWays }) {
  const step = useSecondStep(its, end)
  const { form, errorOf, onChange } = useRefusal(step.result)
  const { way } = step
  const part = { step, ways: { ...its, passkey: its.passkey && hasPasskeys() }, look }
  return (
    <>
      {/* Where no field takes the focus of the button that is gone, the words do. */}
      <p
        key={way}
        ref={step.isMoved && !hasField(way) ? takeFocus : null}
        tabIndex={-1}
        className="text-ink-2 outline-none"
      >
        {textOf(way, its, step.isSent)}
      </p>
      <form
        ref={form}
        noValidate
        aria-label={m.session_second_title()}
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault()
          if (way === 'passkey') step.sendPasskey()
          else if (way === 'sms' && !step.isSent) step.requestCode()
          else step.sendTyped(step.typed)
        }}
        className="mt-6 grid gap-4"
      >
        {hasField(way) && <TypedProof {...part} way={way} error={errorOf(FIELD[way])} />}
        {way === 'passkey' && !part.ways.passkey && <p className="text-sm">{m.session_passkey_not_here()}</p>}
        {(way === 'app' || way === 'recovery' || (way === 'passkey' && part.ways.passkey)) && <TrustTick step={step} />}
        {hasField(way) && <SendButton {...part} />}
        {(way === 'app' || way === 'passkey') && part.ways.passkey && <PasskeyButton {...part} />}
      </form>
      {way === 'lost' && <LostFactor />}
      <OtherWays {...part} />
    </>
  )
}

const takeFocus = (part: HTMLElement | null) => part?.focus()

/** The field of a code; of one by SMS once it was sent. */
function TypedProof({ step, way, error }: PartProps & { way: keyof typeof FIELD; error: string | undefined }) {
  const { typed, setTyped, isSent, sendTyped } = step
  if (way === 'recovery')
    return <RecoveryCodeInput autoFocus error={error} value={typed} onChange={({ target }) => setTyped(target.value)} />
  if (way === 'sms' && !isSent) return null
  return (
    <Field label={way === 'app' ? m.session_app_code() : m.session_sms_code()} error={error}>
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
  )
}

const TrustTick = ({ step: { trust, setTrust } }: Pick<PartProps, 'step'>) => (
  <Checkbox checked={trust} onChange={({ target }) => setTrust(target.checked)}>
    {m.session_trust({ days: whole(TRUST_DAYS) })}
  </Checkbox>
)

const SendButton = ({ step: { way, isSent, busy }, look }: PartProps) =>
  way === 'sms' && !isSent ? (
    <Button {...look} type="submit" busy={busy === 'send'} busyLabel={m.session_sending()} className="w-full">
      {m.session_send_code()}
    </Button>
  ) : (
    <Button {...look} type="submit" busy={busy === 'second'} busyLabel={m.session_checking()} className="w-full">
      {m.session_second_verb()}
    </Button>
  )

const PasskeyButton = ({ step: { way, busy, sendPasskey }, look }: PartProps) => (
  <Button
    {...look}
    variant={way === 'passkey' ? look.variant : 'outline'}
    busy={busy === 'passkey'}
    busyLabel={m.session_checking()}
    onClick={sendPasskey}
    className="w-full"
  >
    <Fingerprint />
    {m.session_use_passkey()}
  </Button>
)

const OtherWays = ({ step: { way, isSent, requestCode, goTo }, ways }: PartProps) => (
  <div className="mt-4 grid justify-items-start">
    {way === 'sms' && isSent && <Quiet text={m.session_send_again()} onClick={requestCode} />}
    {way !== 'app' && ways.totp && <Quiet text={m.session_use_app()} onClick={() => goTo('app')} />}
    {way !== 'app' && way !== 'passkey' && ways.passkey && (
      <Quiet text={m.session_use_passkey()} onClick={() => goTo('passkey')} />
    )}
    {way !== 'recovery' && ways.recovery && <Quiet text={m.session_use_recovery()} onClick={() => goTo('recovery')} />}
    {way !== 'lost' && way !== 'sms' && <Quiet text={m.session_lost()} onClick={() => goTo('lost')} />}
  </div>
)

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
