import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { refusalOf, type Refusal } from '../forms/refusal.ts'
import { unlessRefused } from './saved-row.ts'

export const END_SESSIONS = 'end-sessions'

/** Whether the action was asked by `EndSessions`. */
export const endsSessions = (form: FormData | undefined): boolean => form?.get('intent') === END_SESSIONS

type EndCall = (input: { params: { id: string } }) => Promise<{ message: string }>

/** Signs the account of this screen out everywhere. */
export async function endSessions(call: EndCall, id: string): Promise<Refusal | { message: string }> {
  try {
    return { message: (await call({ params: { id } })).message }
  } catch (error) {
    return refusalOf(error)
  }
}

/** Signing an account out changes nothing in the form, so its input stays. */
export const unlessSignedOut = (navigation: ShouldRevalidateFunctionArgs): boolean =>
  endsSessions(navigation.formData) ? false : unlessRefused(navigation)
