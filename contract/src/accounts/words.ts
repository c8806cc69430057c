import type { AskedFields } from '../core/conditions.ts'

/** Columns by which lists of people can be ordered, with `-` in front for descending; the default is newest first, staff before customers. */
export const PEOPLE_SORTS = ['name', 'district', 'role', 'created'] as const

/** The fields the list can be filtered by. */
export const PEOPLE_FIELDS = {
  gender: { kind: 'choice', optional: true, values: ['male', 'female', 'other'] },
  district: { kind: 'choice', optional: true },
  name: { kind: 'text' },
  email: { kind: 'text', optional: true },
} as const satisfies AskedFields

export const OTP_LIFETIME_MINUTES = 5

/** How long to wait for the next code. */
export const OTP_RESEND_SECONDS = 60

/** The `code` of an answer to a code that no further try can make right. */
export const CODE_DEAD = 'otp_dead'

/** What has to end before an account can be closed. */
export const OPEN_MATTERS = ['complaint', 'registration', 'quotation', 'personalisation', 'extension'] as const
export type OpenMatter = (typeof OPEN_MATTERS)[number]

export const PASSWORD_MIN = 8

export const PASSWORD_MAX = 128
