import { OFFICE, SIGN_IN } from 'contract/core/paths'
import { isStaff } from 'contract/core/roles'
import { OTHERS_OWN, type FirstStep } from 'contract/first-start/words'
import type { PageHandle } from 'contract/core/page'
import { useEffect } from 'react'
import { redirect, redirectDocument, replace, useRevalidator } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { api } from '../api/client.ts'
import { isRefusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { ConfirmPassword } from '../session/confirm-password-dialog.tsx'
import { withCleared } from '../settings/office/with-cleared.ts'
import { showProfile } from '../session/profile.ts'
import { livingSession } from '../api/living-session.ts'
import { beginSession } from '../session/session.ts'
import '../styles/office.css'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import type { Route } from './+types/first-start'
import { AccountStep } from './account-step.tsx'
import { BrandStep } from './brand-step.tsx'
import { CatalogueStep } from './catalogue-step.tsx'
import { DemoStep } from './demo-step.tsx'
import { DoneStep } from './done-step.tsx'
import { FirstFrame } from './first-frame.tsx'
import { forgetFirstKey, readFirstKey } from './first-key.ts'
import { isStep, placesWith, stepAddress } from './first-steps.ts'
import { LookStep } from './look-step.tsx'
import { m } from '#messages'

/** The same for everybody: only the browser knows the key and the session. */
export const handle: PageHandle = { public: true, unlisted: true }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const key = readFirstKey()
  const going = await loadSteps(new URL(request.url).searchParams.get('step'))
  if (going) return going
  if (!key) return { kind: 'closed' as const, why: m.first_start_no_key() }
  try {
    await api.firstStart.check({ body: { key } })
    return { kind: 'account' as const }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { kind: 'closed' as const, why: error.message }
  }
}
clientLoader.hydrate = true as const

/** The requested or next step, for staff; undefined for everyone else. */
async function loadSteps(asked: string | null) {
  const session = livingSession()
  if (!session || !isStaff(session.role)) return undefined
  try {
    const [{ data: state }, { data: row }] = await Promise.all([api.firstStart.get(), api.settings.get()])
    if (state.step === 'done' && asked !== 'done') throw redirect(OFFICE)
    const wanted = isStep(asked) ? asked : state.step
    // A step back from the end after the demo is gone.
    const step = wanted === 'demo' && state.demo === 'none' ? 'catalogue' : wanted
    return { kind: 'step' as const, step, demo: state.demo, row }
  } catch (error) {
    // A session of another installation at this address, or one without the permission.
    if (error instanceof ApiError && [401, 403].includes(error.status)) return undefined
    throw error
  }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, next, ...values } = valuesOf(await request.formData())
  if (intent === 'account') return makeAccount(values)
  if (intent === 'remove-demo') return removeDemo(values, next as FirstStep | undefined)
  if (intent === 'save') {
    const result = await submit(api.settings.update, {
      values: withCleared({
        ...(isFirstName(values) && OTHERS_OWN),
        ...values,
        // The field names itself; the call takes a list.
        ...(values.removed !== undefined && { removed: JSON.stringify([values.removed]) }),
      }),
    })
    if (isRefusal(result)) return result
  }
  await api.firstStart.goOn({ body: { step: next as FirstStep } })
  // The page carries the brand, so one that was changed needs another page.
  return (intent === 'save' ? redirectDocument : replace)(stepAddress(next as FirstStep))
}

/** The brand is named for the first time: what is left of the design's contacts goes. */
const isFirstName = ({ version, brand_name }: Record<string, unknown>): boolean =>
  version === '1' && brand_name !== undefined

async function makeAccount(values: Record<string, unknown>) {
  const result = await submit(api.firstStart.begin, { values: { ...values, key: readFirstKey() } })
  if (isRefusal(result)) return result
  forgetFirstKey()
  beginSession(result.token)
  showProfile(result.data)
  return replace(stepAddress('brand'))
}

async function removeDemo(values: Record<string, unknown>, next: FirstStep | undefined) {
  const result = await submit(api.firstStart.removeDemo, { values })
  if (isRefusal(result)) return result
  toast.success(result.message)
  if (!next) return null
  await api.firstStart.goOn({ body: { step: next } })
  return replace(stepAddress(next))
}

export const HydrateFallback = () => (
  <FirstFrame title={m.first_start_title()}>
    <div aria-busy="true" className="mt-8 grid gap-6 sm:grid-cols-2">
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-16 w-full" />
      ))}
    </div>
  </FirstFrame>
)

/** `/first-start` */
export default function FirstStart({ loaderData, actionData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Another address that was put in place of this one differs in its key only.
    const look = () => void revalidate()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [revalidate])

  if (loaderData.kind === 'closed')
    return (
      <FirstFrame title={m.first_start_closed()} text={loaderData.why}>
        <div className="mt-8">
          <ButtonLink to={SIGN_IN} variant="outline" size="lg">
            {m.accounts_sign_in()}
          </ButtonLink>
        </div>
      </FirstFrame>
    )
  if (loaderData.kind === 'account')
    return (
      <FirstFrame
        title={m.first_start_account_title()}
        text={m.first_start_account_text()}
        place="account"
        places={placesWith('removable')}
      >
        <AccountStep result={actionData} />
      </FirstFrame>
    )
  return <Step {...loaderData} result={actionData} />
}

function Step({
  step,
  demo,
  row,
  result,
}: Extract<Route.ComponentProps['loaderData'], { kind: 'step' }> & { result: unknown }) {
  const places = placesWith(demo)
  const steps = places.filter((place) => place !== 'account')
  const at = steps.indexOf(step)
  const props = { row, before: steps[at - 1], next: steps[at + 1] ?? 'done', result } as const
  const { title, text } = HEADS[step]
  return (
    <FirstFrame title={title()} text={text()} place={step} places={places}>
      {step === 'brand' && <BrandStep {...props} />}
      {step === 'look' && <LookStep {...props} />}
      {step === 'catalogue' && <CatalogueStep {...props} />}
      {step === 'demo' && <DemoStep {...props} demo={demo} />}
      {step === 'done' && <DoneStep />}
      <ConfirmPassword />
    </FirstFrame>
  )
}

const HEADS: Record<FirstStep, { title: () => string; text: () => string }> = {
  brand: { title: m.first_start_brand_title, text: m.first_start_brand_text },
  look: { title: m.first_start_look_title, text: m.first_start_look_text },
  catalogue: { title: m.first_start_catalogue_title, text: m.first_start_catalogue_text },
  demo: { title: m.first_start_demo_title, text: m.first_start_demo_text },
  done: { title: m.first_start_done_title, text: m.first_start_done_text },
}
