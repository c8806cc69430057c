import { ticketPath } from 'contract/core/paths'
import { redirect } from 'react-router'
import { endFlow, flowOf, forgetNumber, markProven } from '../../accounts/sign-in/otp-flow.ts'
import { otpToSend } from '../../accounts/sign-in/otp-to-send.ts'
import { sendCode } from '../../accounts/sign-in/send-code.ts'
import { signInForm } from '../../session/sign-in-form.ts'
import { api } from '../../api/client.ts'
import { loadBody, type BodySchema } from '../../forms/body-of.ts'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { checkAndSend, submissionOf, submit, valuesOf } from '../../forms/submit.ts'
import { submitUpload } from '../../forms/upload.ts'
import { dropDraft } from '../../forms/draft.ts'
import { notAhead } from '../../registrations/not-ahead.ts'
import { showProfile } from '../../session/profile.ts'
import { livingSession } from '../../api/living-session.ts'
import { beginSession } from '../../session/session.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { m } from '#messages'

/** The step to show next. The form stays mounted, photographs included. */
export interface NextStep {
  step: 'code' | 'password'
  refusal?: Refusal | undefined
}

export const isNextStep = (result: unknown): result is NextStep =>
  typeof result === 'object' && result !== null && 'step' in result

/** The report while its sender verifies the number. Kept in memory, because it holds photographs. */
let waiting: FormData | undefined

/** Loads what checks a report, so that it can be checked when the connection is gone. */
export const loadReportCheck = () => loadBody(api.faults.report)

type ReportBody = BodySchema<typeof api.faults.report>

/** Nothing was bought in the future. */
const boughtBefore = (body: ReportBody) => body.safeExtend({ purchase_date: notAhead(body.shape.purchase_date) })

/** The same with the sender's details, for visitors without a session. */
async function withGuest(body: ReportBody) {
  const { contact, name, district, customerAddress } = (await loadBody(api.accounts.begin))!.shape
  return boughtBefore(body).safeExtend({ contact, name, district, customerAddress })
}

/** Sends the report, or returns the step needed first: the code, or the password of the number's account. */
export async function takeReport(request: Request): Promise<Response | Refusal | NextStep | null> {
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === 'resend') return sendCode(contactInFlow(), { say: true })
  if (intent === 'verify') return proveNumber(form, request)
  if (intent === 'sign-in') return signIn(form, request)
  waiting = form
  return livingSession() ? send(form, request) : askForCode(form, request)
}

/** Validates the whole form before a code is sent. */
async function askForCode(form: FormData, request: Request): Promise<Response | Refusal | NextStep> {
  const values = valuesOf(form)
  const refused = await checkAndSend({
    ...submissionOf(api.faults.report, { values, narrow: withGuest }),
    send: async ({ contact }) => sendCode(String(contact), { say: false }),
  })
  if (isRefusal(refused)) return refused
  return flowOf('sign-up')?.proven ? begin(form, request) : { step: 'code' }
}

async function proveNumber(form: FormData, request: Request): Promise<Response | Refusal | NextStep> {
  const result = await submit(api.accounts.verifyOtp, {
    values: { contact: contactInFlow(), otp: otpToSend(form.get('otp')) },
  })
  if (isRefusal(result)) return { step: 'code', refusal: result }
  markProven('sign-up', { hasAccount: result.data.has_account })
  return begin(waiting!, request)
}

/** Creates the account of a verified number; if it has one already, asks for the password. */
async function begin(form: FormData, request: Request): Promise<Response | Refusal | NextStep> {
  if (flowOf('sign-up')?.hasAccount) return { step: 'password' }
  const { contact, name, district, customerAddress } = valuesOf(form)
  const result = await submit(api.accounts.begin, { values: { contact, name, district, customerAddress } })
  if (isRefusal(result)) return result.code === 'registered' ? { step: 'password' } : result
  return signedIn(result, form, request, m.faults_other_phone())
}

async function signIn(form: FormData, request: Request): Promise<Response | Refusal | NextStep> {
  const result = await submit(api.accounts.login, {
    values: { contact: contactInFlow(), password: form.get('password') ?? '' },
    narrow: signInForm,
  })
  if (isRefusal(result)) return { step: 'password', refusal: result }
  return signedIn(result, waiting!, request)
}

type SignedIn = Awaited<ReturnType<typeof api.accounts.login>>

function signedIn(
  { token, data }: SignedIn,
  form: FormData,
  request: Request,
  more?: string,
): Promise<Response | Refusal> {
  endFlow('sign-up')
  forgetNumber()
  beginSession(token)
  showProfile(data)
  return send(form, request, more)
}

/** Sends the report; `more` is said once it is there. */
async function send(form: FormData, request: Request, more?: string): Promise<Response | Refusal> {
  const result = await submitUpload(api.faults.report, {
    values: valuesOf(form),
    narrow: boughtBefore,
    signal: request.signal,
    repeatable: true,
  })
  if (isRefusal(result)) return result
  waiting = undefined
  dropDraft(request.url)
  toast.success(result.message, more === undefined ? {} : { text: more })
  return redirect(ticketPath(result.data.id))
}

/** The number the code was sent to. */
const contactInFlow = (): string => flowOf('sign-up')?.contact ?? ''
