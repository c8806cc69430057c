import { registrationPath } from 'contract/core/office-paths'
import type { RegistrationDetail } from 'contract/registrations/endpoints'
import { useEffect, useRef, useState } from 'react'
import { useFetcher, useNavigate, useNavigation } from 'react-router'
import { isRefusal, type Refusal } from '../../../forms/refusal.ts'
import { useRefusal, type FormState } from '../../../forms/use-refusal.ts'
import { useSingle } from '../../../forms/use-single.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import type { decideRegistration } from '../decide.ts'
import { comingNext } from './coming-next.ts'
import { aboutOf, type Decision } from './decision.ts'

type Answer = Awaited<ReturnType<typeof decideRegistration>>
type Decided = Exclude<Answer, Refusal>

export interface Deciding extends FormState {
  /** the decision under way */
  busy: Decision | undefined
  /** the status that the person knows: what was shown first, or what they decided */
  known: RegistrationDetail['status']
  /** sends the form with this decision; `goesOn` leads to the next one that waits */
  decide: (decision: Decision, goesOn: boolean) => void
}

/** Sends decisions about a registration with the values of a form, and goes on to the next one. */
export function useDecide(registration: RegistrationDetail, onDecided: () => void): Deciding {
  const { submit, data } = useFetcher<typeof decideRegistration>()
  const fields = useRefusal(data)
  const single = useSingle()
  const goOn = useGoOn()
  const goesOn = useRef(false)
  const [known, know] = useState(registration.status)
  const [busy, setBusy] = useState<Decision>()

  const take = ({ message, data: { status, next_waiting } }: Decided) => {
    toast.success(message, { text: aboutOf(registration) })
    know(status)
    onDecided()
    if (!goOn(goesOn.current ? next_waiting : null)) focusScreen()
  }
  useEffect(() => {
    if (!data) return
    setBusy(undefined)
    if (isRefusal(data)) comingNext.forget()
    else take(data)
    // Once per answer, however often the page renders.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data])

  const decide = (decision: Decision, leads: boolean) =>
    single(async () => {
      if (!fields.form.current) return
      const values = new FormData(fields.form.current)
      values.set('status', decision)
      goesOn.current = leads
      setBusy(decision)
      if (leads && registration.next_waiting !== null) comingNext.expect(registration.next_waiting)
      await submit(values, { method: 'post' })
    })
  return { ...fields, busy, known, decide }
}

/** The button that was pressed is not there any more. */
const focusScreen = () => document.getElementById('main')?.focus({ preventScroll: true })

/** Leads to the next registration, unless none waits or the person is leaving for something else. Returns whether it does. */
function useGoOn() {
  const navigate = useNavigate()
  const { state } = useNavigation()
  return (next: number | null): boolean => {
    if (next === null || state !== 'idle') {
      comingNext.forget()
      return false
    }
    comingNext.expect(next)
    void navigate(registrationPath(next))
    return true
  }
}
