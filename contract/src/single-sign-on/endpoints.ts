import { z } from 'zod'
import { signedIn } from '../accounts/endpoints.ts'
import { define } from '../core/endpoint.ts'
import { done, one } from '../core/fields.ts'

/** Signing in by the organisation's own provider. The way there and back is `GET /api/oidc/start` and `/api/oidc/callback`. */
export const singleSignOn = define({
  finish: {
    method: 'POST',
    path: '/oidc/finish',
    access: 'public',
    summary: 'Sign in the person whom the provider just sent back in this browser; once, by its cookie',
    response: signedIn.extend({
      /** where one was going; empty where that is not known */
      next: z.string(),
    }),
  },
  again: {
    method: 'POST',
    path: '/oidc/again',
    access: 'account.own',
    summary: 'Begin to prove once more at the provider who one is, instead of typing a password',
    response: one(
      z.object({
        /** of the provider; the browser goes there */
        address: z.string(),
      }),
    ),
  },
  finishAgain: {
    method: 'POST',
    path: '/oidc/again/finish',
    access: 'account.own',
    summary: 'What is sensitive can be done for 15 minutes after the provider asked once more who one is',
    response: done,
  },
})
