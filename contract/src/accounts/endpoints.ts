import { m } from 'contract/messages'
import type { Wording } from '../core/wording.ts'
import { z } from 'zod'
import { askedPlace } from '../complaints/place.ts'
import { ROLES } from '../core/roles.ts'
import { CALENDAR_CHOICES } from '../core/dates/calendar.ts'
import { define } from '../core/endpoint.ts'
import { appCode, passkeyProof, recoveryCode } from '../factors/proofs.ts'
import { LOCALES } from '../core/locale.ts'
import {
  anyGender,
  date,
  day,
  digitsOfCode,
  taking,
  done,
  email,
  filled,
  flag,
  gender,
  integer,
  mobileNumber,
  one,
  optionalText,
  phone,
  requiredText,
  timestamp,
  tooLong,
  upload,
} from '../core/fields.ts'
import { OPEN_MATTERS, PASSWORD_MAX, PASSWORD_MIN } from './words.ts'
import { withEarlierNames } from '../earlier-client/names.ts'

/** An account as its owner sees it: flat and without nulls. */
export const profile = withEarlierNames(
  'profile',
  z.object({
    id: z.int(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    contact: z.string(),
    district: z.string(),
    city: z.string(),
    customerAddress: z.string(),
    local_level: z.string(),
    /** of the local level; empty where it is not known */
    ward: z.string(),
    gender: z.string(),
    dob: date,
    image_url: z.string(),
    role: z.enum(ROLES),
    tier: z.string(),
    is_verified: z.boolean(),
    membership: z.boolean(),
    otp_created: timestamp,
    date_joined: timestamp,
    reward_points: z.int(),
    /** how many of one’s notices are not read */
    unread_notices: z.int(),
    /** when a password set by staff expires; empty for one chosen by the owner */
    password_until: z.string(),
    /** the language of messages to them */
    language: z.enum(LOCALES),
    /** in which one reads dates */
    calendar: z.enum(CALENDAR_CHOICES),
    /** BS years that were entered in the settings, for pages that were open before */
    bs_years: z.array(z.object({ year: z.int(), months: z.array(z.int()) })),
    /** of staff: the summary of the day comes by SMS as well */
    summary_sms: z.boolean(),
    /** the day from which the role needs a second factor that is not there yet; empty: none is missing */
    factor_due: z.string(),
  }),
)
export type Profile = z.output<typeof profile>

/** Where a code was sent and when the next may be requested; never the code itself. */
export const otpSent = z.object({
  contact: z.string(),
  otp_created: timestamp,
  is_verified: z.boolean(),
  /** seconds until a further code may be asked for */
  resend_after: z.int(),
})
export type OtpSent = z.output<typeof otpSent>

/** Six digits; they travel as a number, text in any spelling is read as well. */
export const otp = taking<string | number>()(
  z
    .preprocess(
      (value) => (typeof value === 'number' ? String(value) : digitsOfCode(value)),
      z.string({ error: m.core_enter_all_otp_digits }).regex(/^\d{6}$/, { error: m.core_enter_all_otp_digits }),
    )
    .meta({ type: 'integer', minimum: 100000, maximum: 999999 }),
)

/** The one rule for new passwords; that it is not a common one is checked where it is stored. */
export const newPassword = z
  .string({ error: m.core_password_required_must_least_8_characters })
  .min(PASSWORD_MIN, { error: m.core_password_required_must_least_8_characters })
  .max(PASSWORD_MAX, { error: tooLong(m.labels_password, PASSWORD_MAX) })

const confirmed = z
  .string({ error: m.core_confirm_password_required })
  .min(1, { error: m.core_confirm_password_required })

/** A password that was set earlier is not judged by today's rule. */
const oldPassword = (error: Wording) => z.string({ error }).min(1, { error }).max(1024, { error })

const verificationToken = z.string().max(200).optional()

/** A number that a browser proved with a code. */
const numberProof = z.object({ contact: z.string(), is_verified: z.boolean(), verification_token: z.string() })

const byToken = z.object({ token: z.string().max(200) })

const numberChange = z.object({
  /** the last digits of the new number */
  ending: z.string(),
  /** whether confirming it still changes anything */
  is_open: z.boolean(),
})
/** A number that staff entered for an account. */
export type NumberChange = z.output<typeof numberChange>

/** The confirmation says the same as the password; compared also while other fields are wrong. */
const sameAs = (
  password: string,
  confirmation: string,
): [
  (body: Record<string, unknown>) => boolean,
  { error: Wording; path: string[]; when: (payload: { value: unknown }) => boolean },
] => [
  (body) => body[password] === body[confirmation],
  {
    error: m.core_passwords_do_not_match,
    path: [confirmation],
    when: ({ value }) => isText(value, password) && isText(value, confirmation),
  },
]

/** A missing field has its own message. */
const isText = (body: unknown, field: string): boolean => {
  const value = (body as Record<string, unknown> | null)?.[field]
  return typeof value === 'string' && value !== ''
}

const personal = {
  firstname: requiredText(m.labels_first_name, 100),
  lastname: requiredText(m.labels_last_name, 100),
  district: requiredText(m.labels_district, 100),
  city: requiredText(m.labels_city, 100),
  customerAddress: requiredText(m.labels_address, 300),
  gender,
  dob: day(m.core_date_birth_required),
}

/** First and last name in one field. */
export const fullName = filled(m.accounts_enter_first_last_name, m.labels_name, 200).refine((name) => /\s/.test(name), {
  error: m.accounts_enter_first_last_name,
})

/** The response to a sign-in. */
export const signedIn = z.object({ message: z.string(), token: z.string(), data: profile })

export const accounts = define({
  requestOtp: {
    method: 'POST',
    path: '/customer/requestotp',
    access: 'public',
    summary:
      'Send a sign-up code by SMS; asking again after a minute replaces the code, earlier it answers with the same one',
    body: z.object({ contact: mobileNumber, verification_token: verificationToken }),
    response: z.object({ message: z.string(), data: otpSent }),
  },
  verifyOtp: {
    method: 'POST',
    path: '/customer/verifyotp',
    access: 'public',
    summary: 'Prove the number with the code',
    /** by default the number this browser last requested a code for */
    body: z.object({ contact: phone.optional(), otp }),
    response: z.object({
      message: z.string(),
      data: z.object({
        contact: z.string(),
        is_verified: z.boolean(),
        verification_token: z.string(),
        /**
         * whether the number has an account with a password, told only after the number is verified. False for an account
         * that is unclaimed or has no chosen password yet: signing up completes it
         */
        has_account: z.boolean(),
        /** nobody signed in to that account for long: whoever has the number now may begin anew with it */
        may_begin_anew: z.boolean(),
      }),
    }),
  },
  register: {
    method: 'POST',
    path: '/customer/register',
    access: 'public',
    summary: 'Make an account for a proven number',
    body: z
      .object({
        contact: phone,
        ...personal,
        email,
        password: newPassword,
        password1: confirmed,
        verification_token: verificationToken,
        /** the number came to somebody else: an account that was silent for long gives it up */
        begin_anew: flag().optional(),
      })
      .refine(...sameAs('password', 'password1')),
    response: signedIn,
  },
  begin: {
    method: 'POST',
    path: '/customer/begin',
    access: 'public',
    summary: 'Make an account for a proven number with what a repair needs; a password is chosen later, by a code',
    body: z.object({
      contact: mobileNumber,
      name: fullName,
      district: personal.district,
      customerAddress: personal.customerAddress,
      verification_token: verificationToken,
    }),
    response: signedIn,
  },
  login: {
    method: 'POST',
    path: '/customer/login',
    access: 'public',
    summary: 'Sign in with number and password',
    body: z.object({ contact: phone, password: oldPassword(m.core_password_required_must_least_8_characters) }),
    response: signedIn,
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/customer/requestpasswordreset',
    access: 'public',
    summary: 'Send a code for a new password; answers alike for every number',
    body: z.object({ contact: phone }),
    response: withEarlierNames('passwordReset', z.object({ message: z.string(), data: otpSent })),
  },
  verifyResetOtp: {
    method: 'POST',
    path: '/customer/resetverifyotp',
    access: 'public',
    summary: 'Prove the number for a new password',
    body: z.object({ contact: phone, otp }),
    response: withEarlierNames(
      'passwordReset',
      z.object({
        message: z.string(),
        data: numberProof.extend({
          /** nobody signed in for long: the new password needs `known` as well */
          asks_owner: z.boolean(),
        }),
      }),
    ),
  },
  resetPassword: {
    method: 'PUT',
    path: '/customer/resetpassword',
    access: 'public',
    summary: 'Set a new password for a proven number; ends every session of the account',
    body: z
      .object({
        contact: phone,
        new_password: newPassword,
        confirm_password: confirmed,
        verification_token: verificationToken,
        /** the serial number of one of their products, or their last name: where nobody signed in for long */
        known: optionalText(m.labels_the_answer, 100),
      })
      .refine(...sameAs('new_password', 'confirm_password')),
    response: done,
  },
  profile: {
    method: 'GET',
    path: '/customer/getprofiledata',
    access: 'account.own',
    whileEnrolling: true,
    summary: 'Who is signed in',
    response: z.object({ message: z.string().default(() => m.core_ok()), data: profile }),
  },
  updateProfile: {
    method: 'PUT',
    path: '/customer/updateprofile',
    access: 'account.own',
    summary: 'Change what was sent of one’s profile; number and e-mail stay',
    body: z.object({
      firstname: personal.firstname.optional(),
      lastname: personal.lastname.optional(),
      district: optionalText(m.labels_district, 100),
      city: optionalText(m.labels_city, 100),
      customerAddress: optionalText(m.labels_address, 300),
      /** with the ward: one that is sent without it has none */
      local_level: askedPlace.local_level,
      ward: askedPlace.ward,
      /** takes both away; an empty field of a form is one that was not sent */
      no_local_level: flag().optional(),
      gender: anyGender.optional(),
      dob: personal.dob.optional(),
      calendar: z.enum(CALENDAR_CHOICES, { error: m.accounts_language_bs_ad_expected }).optional(),
      summary_sms: flag().optional(),
      image: upload('image').optional(),
    }),
    response: z.object({ message: z.string(), data: profile }),
  },
  requestNumberCode: {
    method: 'POST',
    path: '/customer/changenumber/requestotp',
    access: 'portal.use',
    summary: 'Send a code to the number that the account is to have, or to the one that it has',
    body: z.object({ contact: mobileNumber }),
    response: z.object({ message: z.string(), data: otpSent }),
  },
  proveNewNumber: {
    method: 'POST',
    path: '/customer/changenumber/verifyotp',
    access: 'portal.use',
    summary: 'Prove the number that the account is to have; refused where another account has it',
    body: z.object({ contact: mobileNumber, otp }),
    response: one(numberProof),
  },
  changeNumber: {
    method: 'PUT',
    path: '/customer/changenumber',
    access: 'portal.use',
    summary:
      'Change one’s number to a proven one, with the password or a code sent to the number before; signs out elsewhere',
    body: z.object({
      contact: mobileNumber,
      password: oldPassword(m.accounts_password_required).optional(),
      otp: otp.optional(),
      verification_token: verificationToken,
      /** open complaints are called at the new number */
      complaints_follow: flag().optional(),
    }),
    response: z.object({ message: z.string(), data: profile }),
  },
  numberChange: {
    method: 'GET',
    path: '/customer/number/:token',
    access: 'public',
    summary: 'What the link in the SMS to the number before confirms; reading it changes nothing',
    params: byToken,
    response: one(numberChange),
  },
  confirmNumber: {
    method: 'POST',
    path: '/customer/number/:token',
    access: 'public',
    summary: 'Confirm the number that staff entered, so that it can be used at once; again changes nothing',
    params: byToken,
    response: one(numberChange),
  },
  setLanguage: {
    method: 'PUT',
    path: '/customer/language',
    access: 'account.own',
    whileEnrolling: true,
    summary: 'The language in which one is written to: text messages, notices, papers',
    body: z.object({ language: z.enum(LOCALES, { error: m.core_en_ne_expected }) }),
    response: done,
  },
  changePassword: {
    method: 'PUT',
    path: '/customer/changepassword',
    access: 'account.own',
    summary: 'Change the password; ends every session of the account',
    body: z
      .object({
        old_password: oldPassword(m.accounts_current_password_required),
        new_password: newPassword,
        confirm_newpassword: confirmed,
      })
      .refine(...sameAs('new_password', 'confirm_newpassword')),
    response: done,
  },
  confirmPassword: {
    method: 'POST',
    path: '/customer/confirmpassword',
    access: 'account.own',
    whileEnrolling: true,
    summary:
      'Prove once more who one is, with the password and, where one has a second factor, a code, or with a passkey: what is sensitive can be done for 15 minutes after it',
    body: z
      .object({
        password: oldPassword(m.accounts_password_required).optional(),
        code: appCode.optional(),
        recovery_code: recoveryCode.optional(),
        passkey: passkeyProof.optional(),
      })
      .refine(({ password, passkey }) => password !== undefined || passkey !== undefined, {
        error: m.accounts_password_required,
        path: ['password'],
      }),
    response: done,
  },
  enableMembership: {
    method: 'POST',
    path: '/customer/enablemembership',
    access: 'portal.use',
    summary: 'Join the membership programme; there is no way back',
    body: z.object({
      customer_id: integer().optional(),
      enable_membership: z.literal(true, { error: m.accounts_membership_only_enabled }),
    }),
    response: z.object({ message: z.string(), data: profile }),
  },
  myData: {
    method: 'GET',
    path: '/customer/mydata',
    access: 'portal.use',
    summary: 'All that is kept about oneself in an archive: to read, for programs, and the files',
    response: { type: 'application/zip', filename: 'my-data.zip' },
  },
  closeAccount: {
    method: 'POST',
    path: '/customer/closeaccount',
    access: 'portal.use',
    summary: 'Close one’s own account for good; refused while something is open',
    body: z.object({ password: oldPassword(m.accounts_password_required) }),
    response: done,
  },
  closing: {
    method: 'GET',
    path: '/customer/closing',
    access: 'portal.use',
    summary: 'What keeps one’s own account from being closed, and whether it has a password',
    response: one(
      z.object({
        has_password: z.boolean(),
        open: z.array(z.object({ kind: z.enum(OPEN_MATTERS), count: z.int() })),
        /** the registered product whose longer warranty waits for its payment, the newest of several; null: none does */
        unpaid: z.int().nullable(),
      }),
    ),
  },
  requestClosingCode: {
    method: 'POST',
    path: '/customer/closing/code',
    access: 'portal.use',
    summary: 'Send a code to close one’s own account, which has no password',
    response: z.object({ message: z.string(), data: otpSent }),
  },
  closeByCode: {
    method: 'POST',
    path: '/customer/closing',
    access: 'portal.use',
    summary: 'Close one’s own account, which has no password, with a code; refused while something is open',
    body: z.object({ otp }),
    response: done,
  },
  logout: {
    method: 'POST',
    path: '/customer/logout',
    access: 'account.own',
    whileEnrolling: true,
    summary: 'End this session',
    response: done,
  },
})

/** The fields of the sign-in form. */
export const signInForm = z.object({
  contact: phone,
  password: z
    .string({ error: m.core_password_required_must_least_8_characters })
    .trim()
    .min(PASSWORD_MIN, { error: m.core_password_required_must_least_8_characters })
    .max(1024, { error: m.accounts_password_most_1024_characters }),
})
