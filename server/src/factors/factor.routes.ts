import { m } from 'contract/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import QRCode from 'qrcode'
import { factors, type FactorLoss } from 'contract/factors/endpoints'
import { finishSignIn, type SigningIn } from '../accounts/sign-in.ts'
import { findPerson, findSignInById } from '../accounts/account.queries.ts'
import { browserFor, leaveAskedCode, readAskedCode } from '../accounts/asked-code.ts'
import { checkCode } from '../accounts/check-code.ts'
import { sendCode } from '../accounts/send-code.ts'
import { admitStaffPassword } from '../accounts/staff-password.ts'
import { refuseExpiredGivenPassword } from '../accounts/given-password.ts'
import { Invalid, NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { sourceOf } from '../platform/core/source.ts'
import { implement } from '../platform/http/implement.ts'
import { languageOf, namedLanguageOf } from '../platform/http/page-language.ts'
import { DEVICE_COOKIE, deviceCookieOptions } from '../platform/sessions/known-devices.ts'
import { factorsOf, lossesOf } from './factor.queries.ts'
import { allowLoss, keepFactors, sayLost } from './factor-loss.ts'
import { addOwnPasskey, addTotp, ownFactors, removeOwnPasskey, removeOwnTotp, renewOwnCodes } from './own-factors.ts'
import { passkeyToAdd, passkeyToUse, renamePasskey, usePasskey } from './passkeys.ts'
import { confirmWaysOf, proveCode } from './prove-again.ts'
import { countTry, endSecondStep, readSecondStep, stepOver, STEP_COOKIE, waysOf } from './second-step.ts'
import { beginTotp } from './totp.ts'
import { distrust } from '../platform/sessions/trusted-devices.ts'

export function factorRoutes(app: FastifyInstance, services: Services) {
  const { db, clock, limits } = services

  const stepIn = (request: FastifyRequest) => readSecondStep(services, request.cookies[STEP_COOKIE])
  const own = async (request: FastifyRequest, user: Parameters<typeof ownFactors>[1]) =>
    ownFactors(services, user, request.cookies[DEVICE_COOKIE])

  /** Answers a sign-in, in the browser that is known from now on. */
  const welcome = (reply: FastifyReply, { device, ...signedIn }: Awaited<ReturnType<typeof finishSignIn>>) => {
    reply.setCookie(DEVICE_COOKIE, device, deviceCookieOptions(services))
    reply.clearCookie(STEP_COOKIE, { path: '/api/customer' })
    return { message: m.core_welcome({ name: signedIn.data.firstname }), ...signedIn }
  }

  /** Checks the code that this browser asked for. */
  const checkNumber = (request: FastifyRequest, contact: string, code: string) => {
    const asked = readAskedCode(services, request, 'second')
    const browser = asked?.contact === contact ? asked.browser : undefined
    return checkCode(services, contact, 'second', { code, browser, source: sourceOf(request.ip) })
  }

  implement(app, services, factors, {
    ways: async (_, { request }) => ({ data: waysOf(await stepIn(request)) }),
    sendCode: async (_, { request, reply }) => {
      const step = await stepIn(request)
      if (!waysOf(step).sms) throw stepOver()
      const { contact } = step.account
      const source = sourceOf(request.ip)
      await limits.take('otp.address', source)
      const browser = browserFor(readAskedCode(services, request, 'second'), contact)
      const device = request.cookies[DEVICE_COOKIE]
      const code = await sendCode(services, contact, 'second', { browser, source, device, locale: languageOf(request) })
      leaveAskedCode(services, reply, 'second', { contact, browser })
      const data = {
        // The password alone does not tell which number it is.
        contact: `•••••••${contact.slice(-3)}`,
        otp_created: code.at.toISOString(),
        is_verified: false,
        resend_after: code.resendAfter,
      }
      return { message: m.accounts_sent_code(), data }
    },
    secondPasskey: async (_, { request }) => {
      const step = await stepIn(request)
      return { data: await passkeyToUse(services, 'second', step.account.id) }
    },
    second: async ({ body: { trust, passkey, otp, ...codes } }, { request, reply }) => {
      const step = await stepIn(request)
      const { account } = step
      const by = signingIn(request)
      await countTry(db, step)
      const prove = async () => {
        if (passkey) await usePasskey(services, passkey, 'second', account.id)
        else if (otp === undefined) await proveCode(services, account.id, codes, by)
        else if (waysOf(step).sms) await checkNumber(request, account.contact, otp)
        else throw stepOver()
      }
      const refused = (error: unknown) => {
        request.log.info({ account: account.id }, 'second step refused')
        throw error
      }
      await prove().catch(refused)
      if (!(await endSecondStep(db, step))) throw stepOver()
      const byFactor = otp === undefined
      return welcome(reply, await finishSignIn(services, account, by, { byFactor, trust: byFactor && trust === true }))
    },
    sayLost: async (_, { request }) => {
      const { account } = await stepIn(request)
      await sayLost(services, account.id)
      return { message: m.factors_said_lost() }
    },
    passkeyToSignIn: async (_, { request }) => {
      await limits.take('login.address', sourceOf(request.ip))
      return { data: await passkeyToUse(services, 'sign_in') }
    },
    signInByPasskey: async ({ body: { passkey } }, { request, reply }) => {
      const by = signingIn(request)
      const account = await findSignInById(db, await usePasskey(services, passkey, 'sign_in'))
      if (!account) throw new Invalid({ passkey: m.factors_passkey_not_right() })
      refuseExpiredGivenPassword(account.password_given_at, clock.now())
      await admitStaffPassword(services, account)
      return welcome(reply, await finishSignIn(services, account, by, { byFactor: true }))
    },
    own: async (_, { user, request }) => ({ data: await own(request, user) }),
    beginTotp: async (_, { user }) => {
      const begun = await beginTotp(services, { id: user.id, contact: await nameOf(user.id) })
      return { data: { ...begun, qr: await QRCode.toString(begun.uri, { type: 'svg', margin: 1 }) } }
    },
    confirmTotp: async ({ body: { code } }, { user, request }) => {
      const recovery_codes = await addTotp(services, user, code)
      return { message: m.factors_app_added(), data: await own(request, user), recovery_codes }
    },
    removeTotp: async (_, { user, request }) => {
      await removeOwnTotp(services, user)
      return { data: await own(request, user) }
    },
    passkeyToAdd: async (_, { user }) => {
      const { contact, firstname, lastname } = await personOf(user.id)
      return {
        data: { ...(await passkeyToAdd(services, { id: user.id, contact, name: `${firstname} ${lastname}`.trim() })) },
      }
    },
    addPasskey: async ({ body }, { user, request }) => {
      const recovery_codes = await addOwnPasskey(services, user, body)
      return { message: m.factors_passkey_added(), data: await own(request, user), recovery_codes }
    },
    renamePasskey: async ({ params: { id }, body: { name } }, { user, request }) => {
      await renamePasskey(db, user.id, id, name)
      return { data: await own(request, user) }
    },
    removePasskey: async ({ params: { id } }, { user, request }) => {
      await removeOwnPasskey(services, user, id)
      return { data: await own(request, user) }
    },
    renewRecoveryCodes: async (_, { user }) => ({ data: { codes: await renewOwnCodes(services, user) } }),
    distrust: async ({ params: { id } }, { user, request }) => {
      await distrust(db, user.id, id)
      return { data: await own(request, user) }
    },
    notLost: async (_, { user, request }) => {
      await keepFactors(services, user, user.id)
      return { data: await own(request, user) }
    },
    confirmWays: async (_, { user }) => ({ data: await confirmWaysOf(services, user) }),
    confirmPasskey: async (_, { user }) => ({ data: await passkeyToUse(services, 'confirm', user.id) }),
    losses: async (_, { user }) => ({ data: (await lossesOf(db)).map((row) => lossFor(user, row)) }),
    ofAccount: async ({ params: { id } }, { user }) => {
      const [person, has, [row]] = await Promise.all([findPerson(db, id), factorsOf(db, id), lossesOf(db, id)])
      if (!person) throw new NotFound(m.core_user_not_found())
      return { data: { ...has, recovery: has.recovery > 0, loss: row ? lossFor(user, row) : null } }
    },
    allowLoss: async ({ params: { id } }, { user }) => {
      await allowLoss(services, user, id)
      return { message: m.factors_loss_allowed() }
    },
    refuseLoss: async ({ params: { id } }, { user }) => {
      await keepFactors(services, user, id)
      return { message: m.factors_loss_refused() }
    },
  })

  const personOf = async (id: number) => {
    const person = await findPerson(db, id)
    if (!person) throw new NotFound(m.core_no_account())
    return person
  }
  const nameOf = async (id: number) => (await personOf(id)).contact
}

type LossRow = Awaited<ReturnType<typeof lossesOf>>[number]

/** A loss as a caller sees it. */
const lossFor = (user: Caller, row: LossRow): FactorLoss => ({
  ...row,
  takes_effect_at: row.takes_effect_at ?? '',
  may_allow: row.id !== user.id && row.takes_effect_at === null,
})

const signingIn = (request: FastifyRequest): SigningIn => ({
  source: sourceOf(request.ip),
  userAgent: request.headers['user-agent'] ?? '',
  device: request.cookies[DEVICE_COOKIE],
  authorization: request.headers.authorization,
  language: namedLanguageOf(request),
  log: request.log,
})
