import { m } from 'contract/messages'
import { z } from 'zod'
import { otp, otpSent, signedIn } from '../accounts/endpoints.ts'
import { appCode, newPasskey, passkeyProof, recoveryCode } from './proofs.ts'
import { define } from '../core/endpoint.ts'
import { byId, done, filled, flag, one, timestamp } from '../core/fields.ts'

/** What a browser is asked to do, as WebAuthn says it in JSON: handed to it as it is. */
const passkeyOptions = one(z.looseObject({ challenge: z.string() }))

/** By which an account proves that it is its owner, beside the password. */
const ways = z.object({
  totp: z.boolean(),
  passkey: z.boolean(),
  /** whether a recovery code is left */
  recovery: z.boolean(),
})

const secondWays = ways.extend({
  /** nothing was added yet: a code by SMS lets the owner in, who then adds a factor */
  sms: z.boolean(),
  /** the last digits of the number to which that code goes */
  ending: z.string(),
})
export type SecondWays = z.output<typeof secondWays>

const confirmWays = ways.extend({
  password: z.boolean(),
  /** whether the account is known to the organisation's own sign-in */
  provider: z.boolean(),
})
export type ConfirmWays = z.output<typeof confirmWays>

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: timestamp,
  /** empty: never */
  last_used_at: z.string(),
})

const trusted = z.object({
  id: z.uuid(),
  /** in words: `Chrome on Android` */
  device: z.string(),
  until: timestamp,
  is_this: z.boolean(),
})

const ownFactors = z.object({
  totp: z.boolean(),
  passkeys: z.array(passkey),
  recovery_left: z.int(),
  trusted: z.array(trusted),
  /** whether this installation has an address for which browsers make passkeys */
  passkeys_possible: z.boolean(),
  /** the day from which the role needs a second factor; empty: it does not */
  required_from: z.string(),
  /** when the factors are taken away because they were said to be lost; empty: they are not */
  taken_away_at: z.string(),
  /** they were said to be lost, by someone who knew the password */
  said_lost: z.boolean(),
})
export type OwnFactors = z.output<typeof ownFactors>

const loss = z.object({
  id: z.int(),
  name: z.string(),
  contact: z.string(),
  asked_at: timestamp,
  /** empty: nobody allowed it yet */
  allowed_by: z.string(),
  takes_effect_at: z.string(),
  /** whether the caller may: not for oneself */
  may_allow: z.boolean(),
})
export type FactorLoss = z.output<typeof loss>

/** What another account has, and whether that was said to be lost. */
const factorsOfAccount = ways.extend({ loss: loss.nullable() })
export type FactorsOfAccount = z.output<typeof factorsOfAccount>

const codes = z.object({ codes: z.array(z.string()) })

/** What was added, and the recovery codes where these are the first: shown once. */
const added = z.object({ message: z.string(), data: ownFactors, recovery_codes: z.array(z.string()) })

const nameOfPasskey = filled(m.factors_name_required, m.labels_the_name, 60)

export const factors = define({
  ways: {
    method: 'POST',
    path: '/customer/login/ways',
    access: 'public',
    summary: 'How a sign-in whose password was right goes on, in the browser that typed it',
    response: one(secondWays),
  },
  sendCode: {
    method: 'POST',
    path: '/customer/login/code',
    access: 'public',
    summary: 'Send the code by which staff without a factor prove their number, to add one',
    response: z.object({ message: z.string(), data: otpSent }),
  },
  secondPasskey: {
    method: 'POST',
    path: '/customer/login/passkey',
    access: 'public',
    summary: 'What the browser is to sign with a passkey as the second step',
    response: passkeyOptions,
  },
  second: {
    method: 'POST',
    path: '/customer/login/second',
    access: 'public',
    summary: 'The second step of a sign-in: a code of the app, a passkey, a recovery code, or the code by SMS',
    body: z.object({
      code: appCode.optional(),
      recovery_code: recoveryCode.optional(),
      otp: otp.optional(),
      passkey: passkeyProof.optional(),
      /** not to ask in this browser for 30 days */
      trust: flag().optional(),
    }),
    response: signedIn,
  },
  sayLost: {
    method: 'POST',
    path: '/customer/login/lost',
    access: 'public',
    summary: 'Say that the second factor is lost: administrators see it, and the owner is told',
    response: done,
  },
  passkeyToSignIn: {
    method: 'POST',
    path: '/customer/passkey',
    access: 'public',
    summary: 'What the browser is to sign with a passkey, to sign in without number and password',
    response: passkeyOptions,
  },
  signInByPasskey: {
    method: 'POST',
    path: '/customer/passkey/login',
    access: 'public',
    summary: 'Sign in with a passkey',
    body: z.object({ passkey: passkeyProof }),
    response: signedIn,
  },
  own: {
    method: 'GET',
    path: '/customer/factors',
    access: 'account.own',
    whileEnrolling: true,
    summary: 'Your second factors and passkeys, and the browsers that are not asked for them',
    response: one(ownFactors),
  },
  beginTotp: {
    method: 'POST',
    path: '/customer/factors/totp',
    access: 'account.own',
    whileEnrolling: true,
    recentPassword: true,
    summary: 'Begin to add an app that makes codes; one that is there keeps working until the new one is confirmed',
    response: one(
      z.object({
        /** in groups of four, to type */
        secret: z.string(),
        uri: z.string(),
        /** a picture of the address, as SVG */
        qr: z.string(),
      }),
    ),
  },
  confirmTotp: {
    method: 'PUT',
    path: '/customer/factors/totp',
    access: 'account.own',
    whileEnrolling: true,
    recentPassword: true,
    summary: 'Add the app, with a code of it',
    body: z.object({ code: appCode }),
    response: added,
  },
  removeTotp: {
    method: 'DELETE',
    path: '/customer/factors/totp',
    access: 'account.own',
    recentPassword: true,
    summary: 'Remove the app; refused where it is the last factor and the role needs one',
    response: one(ownFactors),
  },
  passkeyToAdd: {
    method: 'POST',
    path: '/customer/factors/passkeys/options',
    access: 'account.own',
    whileEnrolling: true,
    recentPassword: true,
    summary: 'What the browser needs to make a passkey',
    response: passkeyOptions,
  },
  addPasskey: {
    method: 'POST',
    path: '/customer/factors/passkeys',
    access: 'account.own',
    whileEnrolling: true,
    recentPassword: true,
    summary: 'Add a passkey that the browser made',
    body: z.object({ passkey: newPasskey, name: nameOfPasskey }),
    response: added,
  },
  renamePasskey: {
    method: 'PUT',
    path: '/customer/factors/passkeys/:id',
    access: 'account.own',
    summary: 'Give a passkey another name',
    params: byId,
    body: z.object({ name: nameOfPasskey }),
    response: one(ownFactors),
  },
  removePasskey: {
    method: 'DELETE',
    path: '/customer/factors/passkeys/:id',
    access: 'account.own',
    recentPassword: true,
    summary: 'Remove a passkey; refused where it is the last factor and the role needs one',
    params: byId,
    response: one(ownFactors),
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/customer/factors/recovery',
    access: 'account.own',
    recentPassword: true,
    summary: 'Make new recovery codes, shown once; those before stop working',
    response: one(codes),
  },
  distrust: {
    method: 'DELETE',
    path: '/customer/factors/trusted/:id',
    access: 'account.own',
    summary: 'Ask for the second factor in a browser again',
    params: z.object({ id: z.uuid() }),
    response: one(ownFactors),
  },
  notLost: {
    method: 'DELETE',
    path: '/customer/factors/loss',
    access: 'account.own',
    summary: 'Say that your factors are not lost: nothing is taken away',
    response: one(ownFactors),
  },
  confirmWays: {
    method: 'GET',
    path: '/customer/confirm',
    access: 'account.own',
    whileEnrolling: true,
    summary: 'How to prove again who you are',
    response: one(confirmWays),
  },
  confirmPasskey: {
    method: 'POST',
    path: '/customer/confirm/passkey',
    access: 'account.own',
    summary: 'What the browser is to sign with a passkey, to prove again who one is',
    response: passkeyOptions,
  },
  losses: {
    method: 'GET',
    path: '/user/factors/lost',
    access: 'users.write',
    summary: 'Whose second factor was said to be lost, and what was allowed',
    response: z.object({ data: z.array(loss) }),
  },
  ofAccount: {
    method: 'GET',
    path: '/user/factors/:id',
    access: 'users.write',
    summary: 'Which second factors another account has, and whether they were said to be lost',
    params: byId,
    response: one(factorsOfAccount),
  },
  allowLoss: {
    method: 'POST',
    path: '/user/factors/:id/lost',
    access: 'users.write',
    recentPassword: true,
    summary: 'Take the factors of another account away, in a day: its owner is told and can say no',
    params: byId,
    response: done,
  },
  refuseLoss: {
    method: 'DELETE',
    path: '/user/factors/:id/lost',
    access: 'users.write',
    summary: 'Leave the factors of an account as they are',
    params: byId,
    response: done,
  },
})
