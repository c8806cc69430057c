import { STEP_OVER } from 'contract/factors/words'
import type { SecondWays } from 'contract/factors/endpoints'
import type { PasskeyProof } from 'contract/factors/proofs'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import type { AnswerOf } from '../../forms/body-of.ts'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { submit } from '../../forms/submit.ts'
import { useTask } from '../../forms/use-task.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { signWithPasskey } from '../passkeys.ts'

/** One at a time is shown. */
export type Way = 'app' | 'passkey' | 'recovery' | 'sms' | 'lost'

/** The field of what is typed. */
export const FIELD = { app: 'code', sms: 'otp', recovery: 'recovery_code' } as const

export const hasField = (way: Way): way is keyof typeof FIELD => way in FIELD

export interface StepEnd {
  onSignedIn: (answer: AnswerOf<typeof api.factors.second>) => void
  /** it came too late, or went wrong too often: the password has to be typed again */
  onOver: (message: string) => void
}

interface Proof {
  code?: string
  otp?: string
  recovery_code?: string
  passkey?: PasskeyProof
}

/** What is typed and chosen in the second step, and how it is sent. */
export function useSecondStep(ways: SecondWays, { onSignedIn, onOver }: StepEnd) {
  const [way, setWay] = useState<Way>(() => firstWay(ways))
  const [isMoved, setMoved] = useState(false)
  const [trust, setTrust] = useState(false)
  const [typed, setTyped] = useState('')
  const [isSent, setSent] = useState(false)
  const [result, setResult] = useState<Refusal>()
  const { busy, run } = useTask<'second' | 'passkey' | 'send'>()

  const send = async (proof: Proof) => {
    const answer = await submit(api.factors.second, { values: { ...proof, ...(way !== 'sms' && { trust }) } })
    if (!isRefusal(answer)) return onSignedIn(answer)
    if (answer.code === STEP_OVER) return onOver(answer.message)
    // A code that was refused leaves empty boxes for the next try.
    setTyped('')
    setResult(answer)
  }
  return {
    way,
    isMoved,
    trust,
    setTrust,
    typed,
    setTyped,
    isSent,
    result,
    busy,
    goTo: (next: Way) => {
      setWay(next)
      setMoved(true)
      setTyped('')
      setResult(undefined)
    },
    sendTyped: (value: string) => run('second', async () => hasField(way) && (await send({ [FIELD[way]]: value }))),
    sendPasskey: () =>
      run('passkey', async () => {
        const passkey = await signWithPasskey((await api.factors.secondPasskey()).data)
        if (passkey) await send({ passkey })
      }),
    requestCode: () =>
      run('send', async () => {
        toast.success((await api.factors.sendCode()).message)
        setTyped('')
        setSent(true)
      }),
  }
}

function firstWay({ totp, passkey, sms }: SecondWays): Way {
  if (sms) return 'sms'
  if (totp) return 'app'
  return passkey ? 'passkey' : 'recovery'
}
