import { m } from 'contract/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accounts } from 'contract/accounts/endpoints'
import { SECOND_FACTOR_NEEDED, STEP_MINUTES } from 'contract/factors/words'
import { localePrefix, LOCALES } from 'contract/core/locale'
import { CONFIRM_NUMBER } from 'contract/core/paths'
import { Problem } from '../platform/core/problems.ts'
import { implement } from '../platform/http/implement.ts'
import { languageOf, namedLanguageOf } from '../platform/http/page-language.ts'
import { sourceOf } from '../platform/core/source.ts'
import type { Services } from '../platform/core/services.ts'
import { beginAccount, registerCustomer } from './register-customer.ts'
import { changeNumber, ownNumber, refuseNumberOfOthers } from './change-number.ts'
import { changePassword, resetPassword } from './change-password.ts'
import { enableMembership } from './enable-membership.ts'
import { signIn } from './sign-in.ts'
import { setLanguage } from './set-language.ts'
import { updateProfile } from './update-profile.ts'
import { askedCodeCookie, askedContact, browserFor, leaveAskedCode, readAskedCode } from './asked-code.ts'
import { closeAccount, closeByCode, closingContact, getClosing } from './close-account.ts'
import { findSignIn, getProfile, hasAccount } from './account.queries.ts'
import { myDataArchive } from './my-data/my-data-archive.ts'
import { sendCode, type SentCode } from './send-code.ts'
import { checkCode } from './check-code.ts'
import { confirmNumber, readNumberChange } from './confirm-number.ts'
import { refuseOpening } from './number-guard.ts'
import type { Purpose } from './code.ts'
import { proveAgain } from '../factors/prove-again.ts'
import { STEP_COOKIE } from '../factors/second-step.ts'
import { DEVICE_COOKIE, deviceCookieOptions } from '../platform/sessions/known-devices.ts'
import { endSession } from '../platform/sessions/end-session.ts'
import { expectRecentFactor } from '../platform/sessions/recent-password.ts'
import { isSilent, isSilentNumber } from './silent-account.ts'
import { VERIFICATION_MINUTES, grantVerification, isVerified, type ProofPurpose } from './verification.ts'

export function accountRoutes(app: FastifyInstance, services: Services) {
  const { db, files, clock, limits } = services

  /** The browser of a request, if it asked for the code of this number. */
  const browserThatAsked = (request: FastifyRequest, purpose: Purpose, contact: string) => {
    const asked = readAskedCode(services, request, purpose)
    return asked?.contact === contact ? asked.browser : undefined
  }

  /** Proves a number; the browser that did so gets the proof. */
  const verify = async (
    request: FastifyRequest,
    reply: FastifyReply,
    purpose: ProofPurpose,
    contact: string,
    otp: string,
  ) => {
    const browser = browserThatAsked(request, purpose, contact)
    await checkCode(services, contact, purpose, { code: otp, browser, source: sourceOf(request.ip) })
    reply.clearCookie(askedCodeCookie(purpose), { path: '/api/customer' })
    const account = purpose === 'reset' ? await findSignIn(db, contact) : undefined
    if (account) refuseOpening(account, clock.now())
    const token = await grantVerification(db, contact, purpose, clock.now())
    reply.setCookie(cookieOf(purpose), token, {
      path: '/api/customer',
      httpOnly: true,
      sameSite: 'lax',
      secure: services.config.publicUrl.startsWith('https:'),
      maxAge: VERIFICATION_MINUTES * 60,
    })
    return { proof: { contact, is_verified: true, verification_token: token }, account }
  }

  /** Sends a code to a number and binds it to the requesting browser. */
  const ask = async (
    request: FastifyRequest,
    reply: FastifyReply,
    purpose: Purpose,
    { contact, silent }: { contact: string; silent: boolean },
  ) => {
    const browser = browserFor(readAskedCode(services, request, purpose), contact)
    const device = request.cookies[DEVICE_COOKIE]
    const code = await sendCode(services, contact, purpose, {
      browser,
      source: sourceOf(request.ip),
      device,
      locale: languageOf(request),
      silent,
    })
    leaveAskedCode(services, reply, purpose, { contact, browser })
    return sent(contact, code, false)
  }

  /** Opens an account with the proof of this browser, which is then known to it. */
  const open = async (
    request: FastifyRequest,
    reply: FastifyReply,
    token: string | undefined,
    make: (
      proof: string | undefined,
      by: Parameters<typeof registerCustomer>[3],
    ) => ReturnType<typeof registerCustomer>,
  ) => {
    const proof = token ?? request.cookies[cookieOf('register')]
    const by = {
      userAgent: userAgent(request),
      device: request.cookies[DEVICE_COOKIE],
      language: languageOf(request),
    }
    const { device, ...signedIn } = await make(proof, by)
    request.log.info({ account: signedIn.data.id }, 'signed in')
    reply.setCookie(DEVICE_COOKIE, device, deviceCookieOptions(services))
    reply.clearCookie(cookieOf('register'), { path: '/api/customer' })
    return { message: m.core_welcome({ name: signedIn.data.firstname }), ...signedIn }
  }

  /** Many subscribers of a carrier share an address: it is slowed before it is refused. */
  const takeSource = async (request: FastifyRequest) => {
    const source = sourceOf(request.ip)
    await limits.take('otp.address', source)
    await limits.slowDown('otp-slow.address', source)
  }

  implement(app, services, accounts, {
    requestOtp: async ({ body: { contact, verification_token } }, { request, reply }) => {
      await takeSource(request)
      const proof = verification_token ?? request.cookies[cookieOf('register')]
      if (await isVerified(db, proof, contact, 'register', clock.now()))
        return {
          message: m.accounts_number_confirmed(),
          data: sent(contact, { at: clock.now(), resendAfter: 0 }, true),
        }
      return {
        message: m.accounts_sent_code(),
        data: await ask(request, reply, 'register', { contact, silent: false }),
      }
    },
    verifyOtp: async ({ body }, { request, reply }) => {
      const contact = body.contact ?? askedContact(services, request, 'register')
      const { proof } = await verify(request, reply, 'register', contact, body.otp)
      const has_account = await hasAccount(db, contact)
      const may_begin_anew = has_account && (await isSilentNumber(db, contact, clock.now()))
      return { message: m.accounts_number_confirmed(), data: { ...proof, has_account, may_begin_anew } }
    },
    register: ({ body: { verification_token, ...form } }, { request, reply }) =>
      open(request, reply, verification_token, (proof, by) => registerCustomer(services, form, proof, by)),
    begin: ({ body: { verification_token, ...form } }, { request, reply }) =>
      open(request, reply, verification_token, (proof, by) => beginAccount(services, form, proof, by)),
    login: async ({ body }, { request, reply }) => {
      const entered = await signIn(services, body, {
        source: sourceOf(request.ip),
        userAgent: userAgent(request),
        device: request.cookies[DEVICE_COOKIE],
        authorization: request.headers.authorization,
        language: namedLanguageOf(request),
        log: request.log,
      })
      if ('step' in entered) {
        reply.setCookie(STEP_COOKIE, entered.step, { ...deviceCookieOptions(services), maxAge: STEP_MINUTES * 60 })
        throw new Problem(403, SECOND_FACTOR_NEEDED, m.factors_second_needed())
      }
      const { device, ...signedIn } = entered
      reply.setCookie(DEVICE_COOKIE, device, deviceCookieOptions(services))
      return { message: m.core_welcome({ name: signedIn.data.firstname }), ...signedIn }
    },
    confirmPassword: async ({ body }, { user, request }) => {
      await proveAgain(services, user, body, { source: sourceOf(request.ip), device: request.cookies[DEVICE_COOKIE] })
      return { message: m.accounts_password_confirmed() }
    },
    requestPasswordReset: async ({ body: { contact } }, { request, reply }) => {
      await takeSource(request)
      const account = await db.selectFrom('account').where('contact', '=', contact).select('id').executeTakeFirst()
      const data = await ask(request, reply, 'reset', { contact, silent: !account })
      return { message: m.accounts_if_number_account_sent_code(), data }
    },
    verifyResetOtp: async ({ body: { contact, otp } }, { request, reply }) => {
      const { proof, account } = await verify(request, reply, 'reset', contact, otp)
      const asks_owner = account !== undefined && isSilent(account, clock.now())
      return { message: m.accounts_number_confirmed(), data: { ...proof, asks_owner } }
    },
    resetPassword: async ({ body: { contact, new_password, verification_token, known } }, { request, reply }) => {
      const proof = verification_token ?? request.cookies[cookieOf('reset')]
      await resetPassword(services, { contact, password: new_password, known }, proof)
      reply.clearCookie(cookieOf('reset'), { path: '/api/customer' })
      return { message: m.accounts_password_saved_sign() }
    },
    requestNumberCode: async ({ body: { contact } }, { user, request, reply }) => {
      const own = await ownNumber(db, user)
      await takeSource(request)
      const purpose = own.contact === contact ? 'number_before' : 'number'
      const data = await ask(request, reply, purpose, { contact, silent: false })
      return { message: m.accounts_number_sent_code(), data }
    },
    proveNewNumber: async ({ body: { contact, otp } }, { user, request, reply }) => {
      const { proof } = await verify(request, reply, 'number', contact, otp)
      await refuseNumberOfOthers(services, user, contact)
      return { data: proof }
    },
    changeNumber: async ({ body: { verification_token, ...form } }, { user, request, reply }) => {
      const data = await changeNumber(services, user, form, {
        proof: verification_token ?? request.cookies[cookieOf('number')],
        browserOf: (contact) => browserThatAsked(request, 'number_before', contact),
        source: sourceOf(request.ip),
        device: request.cookies[DEVICE_COOKIE],
      })
      reply.clearCookie(cookieOf('number'), { path: '/api/customer' })
      return { message: m.accounts_number_changed(), data }
    },
    numberChange: async ({ params }) => ({ data: await readNumberChange(services, params.token) }),
    confirmNumber: async ({ params }) => {
      await confirmNumber(services, params.token)
      return { message: m.accounts_new_number_confirmed(), data: await readNumberChange(services, params.token) }
    },
    setLanguage: async ({ body: { language } }, { user }) => {
      await setLanguage(services, user, language)
      return { message: m.accounts_language_saved() }
    },
    profile: async (_, { user }) => ({ data: await getProfile(db, files, user.id, services) }),
    updateProfile: async ({ body }, { user }) => ({
      message: m.accounts_profile_saved(),
      data: await updateProfile(services, user, body),
    }),
    changePassword: async ({ body }, { user }) => {
      await expectRecentFactor(services, db, user)
      await changePassword(services, user, { old: body.old_password, fresh: body.new_password })
      return { message: m.accounts_password_changed() }
    },
    enableMembership: async ({ body }, { user }) => ({
      message: m.accounts_welcome_programme(),
      data: await enableMembership(services, user, body.customer_id),
    }),
    myData: async (_, { user, locale }) => ({ content: await myDataArchive(services, user, locale) }),
    closeAccount: async ({ body: { password } }, { user }) => {
      await closeAccount(services, user, password)
      return { message: m.accounts_account_closed() }
    },
    closing: async (_, { user }) => ({ data: await getClosing(db, user.id) }),
    requestClosingCode: async (_, { user, request, reply }) => {
      await takeSource(request)
      const contact = await closingContact(db, user)
      return { message: m.accounts_sent_code(), data: await ask(request, reply, 'close', { contact, silent: false }) }
    },
    closeByCode: async ({ body: { otp } }, { user, request, reply }) => {
      const asked = readAskedCode(services, request, 'close')
      await closeByCode(services, user, {
        code: otp,
        browserOf: (contact) => (asked?.contact === contact ? asked.browser : undefined),
        source: sourceOf(request.ip),
      })
      reply.clearCookie(askedCodeCookie('close'), { path: '/api/customer' })
      return { message: m.accounts_account_closed() }
    },
    logout: async (_, { user }) => {
      await endSession(db, user.sessionId)
      return { message: m.core_signed_out() }
    },
  })
  void app.register(async (scope) => postedLinks(scope, services))
}

const MAX_FORM_BYTES = 1024

/** The form on the page of such a link, before the page's script is there. Getting the page changes nothing. */
function postedLinks(scope: FastifyInstance, services: Services) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  for (const locale of LOCALES)
    scope.post<{ Params: { token: string } }>(`${localePrefix(locale)}${CONFIRM_NUMBER}`, async (request, reply) => {
      await services.limits.take('request.address', sourceOf(request.ip))
      await confirmNumber(services, request.params.token)
      return reply.redirect('?', 303)
    })
}

const cookieOf = (purpose: ProofPurpose): string => `verification_${purpose}`

const userAgent = (request: FastifyRequest): string => request.headers['user-agent'] ?? ''

const sent = (contact: string, { at, resendAfter }: SentCode, is_verified: boolean) => ({
  contact,
  otp_created: at.toISOString(),
  is_verified,
  resend_after: resendAfter,
})
