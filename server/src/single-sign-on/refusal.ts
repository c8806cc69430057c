import { m } from 'contract/messages'
import { Problem } from '../platform/core/problems.ts'

type Wording = (of: { name: string }) => string

/** Why nobody is signed in by the provider, in words that say what to do. */
const REFUSALS = {
  lost: m.single_sign_on_lost,
  away: m.single_sign_on_away,
  declined: m.single_sign_on_declined,
  untrusted: m.single_sign_on_untrusted,
  no_role: m.single_sign_on_no_role,
  no_centre: m.single_sign_on_no_centre,
  no_account: m.single_sign_on_no_account,
  no_number: m.single_sign_on_no_number,
  of_customer: m.single_sign_on_of_customer,
  of_another: m.single_sign_on_of_another,
  last_admin: m.single_sign_on_last_admin,
  not_again: m.single_sign_on_not_again,
  other_person: m.single_sign_on_other_person,
} satisfies Record<string, Wording>
export type Refusal = keyof typeof REFUSALS

/** A sign-in by the provider that comes to nothing. */
export class NotSignedIn extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(`not signed in: ${refusal}`, options)
    this.refusal = refusal
  }
}

/** A refusal for the page that fetches it; one that an older version wrote is as good as lost. */
export function problemOf(refusal: string, name: string): Problem {
  const known = Object.hasOwn(REFUSALS, refusal) ? (refusal as Refusal) : 'lost'
  return new Problem(403, `provider_${known}`, REFUSALS[known]({ name }))
}
