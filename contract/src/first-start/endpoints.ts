import { m } from 'contract/messages'
import { z } from 'zod'
import { newPassword, signedIn } from '../accounts/endpoints.ts'
import { define } from '../core/endpoint.ts'
import { done, filled, mobileNumber, one, requiredText } from '../core/fields.ts'
import { DEMO_STATES, FIRST_STEPS, REMOVE_WORDS } from './words.ts'

const key = filled(m.first_start_address_incomplete_open_start_printed, m.labels_the_key, 200)

const TYPE_IT = m.first_start_type_to_confirm

/** The details the owner of an installation enters about themselves. */
export const ownerForm = z.object({
  firstname: requiredText(m.labels_first_name, 100),
  lastname: requiredText(m.labels_last_name, 100),
  contact: mobileNumber,
  password: newPassword,
})

/** Setting up a new installation. */
export const firstStart = define({
  check: {
    method: 'POST',
    path: '/first-start/key',
    access: 'public',
    summary: 'Whether the key of the address that the start printed still opens the setting up',
    body: z.object({ key }),
    response: done,
  },
  begin: {
    method: 'POST',
    path: '/first-start/account',
    access: 'public',
    summary: 'Make the account of the owner with that key, once, and sign in',
    body: ownerForm.extend({ key }),
    response: signedIn,
  },
  get: {
    method: 'GET',
    path: '/first-start',
    access: 'settings.write',
    summary: 'How far the setting up is, and whether there is a demo',
    response: one(
      z.object({
        /** where it goes on; `done` once it is finished, and where it was never begun */
        step: z.enum(FIRST_STEPS),
        demo: z.enum(DEMO_STATES),
      }),
    ),
  },
  goOn: {
    method: 'PUT',
    path: '/first-start',
    access: 'settings.write',
    summary: 'Go on with another step of the setting up; with `done` it is finished',
    body: z.object({ step: z.enum(FIRST_STEPS, { error: m.first_start_no_step }) }),
    response: done,
  },
  removeDemo: {
    method: 'POST',
    path: '/first-start/remove-demo',
    access: 'settings.write',
    recentPassword: true,
    summary: 'Remove all that the demo brought, for good; refused once there is more than the demo',
    body: z.object({
      /** the word that says that it is meant */
      confirmation: filled(TYPE_IT, m.labels_the_text)
        .toLowerCase()
        .pipe(z.enum(REMOVE_WORDS, { error: TYPE_IT })),
    }),
    response: done,
  },
})
