import { Refused } from '../../../test/api-over.ts'
import type { TestApp } from '../../../test/test-app.ts'

export const CONTACT = '9841203118'

export const form = {
  contact: CONTACT,
  firstname: 'Asha',
  lastname: 'Gurung',
  district: 'Kaski',
  city: 'Pokhara',
  email: 'asha@example.com',
  customerAddress: 'Lakeside 6',
  gender: 'female' as const,
  dob: '1990-04-14',
  password: 'mustard-field-7',
  password1: 'mustard-field-7',
}

export const refusal = async (promise: Promise<unknown>): Promise<Refused> => {
  try {
    await promise
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
  throw new Error('it was not refused')
}

export const codeIn = (text: string | undefined) => /\b(\d{6})\b/.exec(text ?? '')?.[1] ?? ''

export async function proven(world: TestApp, contact = CONTACT): Promise<string> {
  await world.as().accounts.requestOtp({ body: { contact } })
  const [text] = await world.smsTo(contact)
  const { data } = await world.as().accounts.verifyOtp({ body: { contact, otp: codeIn(text) } })
  return data.verification_token
}
