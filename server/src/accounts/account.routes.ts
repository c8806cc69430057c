import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accounts } from 'contract/accounts/endpoints'
import { localePrefix, LOCALES } from 'contract/core/locale'
import { CONFIRM_NUMBER } from 'contract/core/paths'
import { implement } from '../platform/http/implement.ts'
import { languageOf } from '../platform/http/page-language.ts'
import { sourceOf } from '../platform/core/source.ts'
import type { Services } from '../platform/core/services.ts'
import { beginAccount, registerCustomer } from './register-customer.ts'
import { changePassword, resetPassword } from './change-password.ts'
import { enableMembership } from './enable-membership.ts'
import { signIn } from './sign-in.ts'
import { setLanguage } from './set-language.ts'
import { updateProfile } from './update-profile.ts'
import { askedCodeCookie, askedContact, browserFor, leaveAskedCode, readAskedCode } from './asked-code.ts'
import { closeAccount } from './close-account.ts'
import { findSignIn, getProfile, hasAccount } from './account.queries.ts'
import { myDataArchive } from './my-data/my-data-archive.ts'
import { sendCode, type SentCode } from './send-code.ts'
import { checkCode } from './check-code.ts'
import { confirmNumber, readNumberChange } from './confirm-number.ts'
import { refuseOpening } from './number-guard.ts'
import type { Purpose } from './code.ts'
import { proveOwnPassword } from './own-password.ts'
import { DEVICE_COOKIE, deviceCookieOptions } from '../platform/sessions/known-devices.ts'
import { recordPasswordEntry } from '../platform/sessions/recent-password.ts'
import { endSession } from '../platform/sessions/end-session.ts'
import { VERIFICATION_MINUTES, grantVerification, isVerified } from './verification.ts'

export function accountRoutes(app: FastifyInstance, services: Services) {
  const { db, files, clock, limits, settings } = services

  /** Proves a number; the browser that did so gets the proof. */
  const verify = async (
    request: FastifyRequest,
    reply: FastifyReply,
    purpose: Purpose,
    contact: string,
    otp: string,
  ) => {
    const asked = readAskedCode(services, request, purpose)
    const browser = asked?.contact === contact ? asked.browser : undefined
    await checkCode(services, contact, purpose, { code: otp, browser, source: sourceOf(request.ip) })
    reply.clearCookie(askedCodeCookie(purpose), { path: '/api/customer' })
    if (purpose === 'reset') {
      const account = await findSignIn(db, contact)
      if (account) refuseOpening(account, clock.now())
    }
    const token = await grantVerification(db, contact, purpose, clock.now())
    reply.setCookie(cookieOf(purpose), token, {
      path: '/api/customer',
      httpOnly: true,
      sameSite: 'lax',
      secure: services.config.publicUrl.startsWith('https:'),
      maxAge: VERIFICATION_MINUTES * 60,
    })
    return { contact, is_verified: true, verification_token: token }
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
    return { message: `Welcome, ${signedIn.data.firstname}`, ...signedIn }
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
        return { message: 'This number is confirmed', data: sent(contact, { at: clock.now(), resendAfter: 0 }, true) }
      return {
        message: 'We sent you a code',
        data: await ask(request, reply, 'register', { contact, silent: false }),
      }
    },
    verifyOtp: async ({ body }, { request, reply }) => {
      const contact = body.contact ?? askedContact(services, request, 'register')
      const proof = await verify(request, reply, 'register', contact, body.otp)
      return { message: 'This number is confirmed', data: { ...proof, has_account: await hasAccount(db, contact) } }
    },
    register: ({ body: { verification_token, ...form } }, { request, reply }) =>
      open(request, reply, verification_token, (proof, by) => registerCustomer(services, form, proof, by)),
    begin: ({ body: { verification_token, ...form } }, { request, reply }) =>
      open(request, reply, verification_token, (proof, by) => beginAccount(services, form, proof, by)),
    login: async ({ body }, { request, reply }) => {
      const { device, ...signedIn } = await signIn(services, body, {
        source: sourceOf(request.ip),
        userAgent: userAgent(request),
        device: request.cookies[DEVICE_COOKIE],
        authorization: request.headers.authorization,
        log: request.log,
      })
      reply.setCookie(DEVICE_COOKIE, device, deviceCookieOptions(services))
      return { message: `Welcome, ${signedIn.data.firstname}`, ...signedIn }
    },
    confirmPassword: async ({ body: { password } }, { user }) => {
      await proveOwnPassword(services, user, { password, field: 'password', wrong: 'Password is wrong' })
      await recordPasswordEntry(services, user)
      return { message: 'Password confirmed' }
    },
    requestPasswordReset: async ({ body: { contact } }, { request, reply }) => {
      await takeSource(request)
      const account = await db.selectFrom('account').where('contact', '=', contact).select('id').executeTakeFirst()
      const data = await ask(request, reply, 'reset', { contact, silent: !account })
      return { message: 'If this number has an account, we sent it a code', data }
    },
    verifyResetOtp: async ({ body: { contact, otp } }, { request, reply }) => ({
      message: 'This number is confirmed',
      data: await verify(request, reply, 'reset', contact, otp),
    }),
    resetPassword: async ({ body: { contact, new_password, verification_token } }, { request, reply }) => {
      const proof = verification_token ?? request.cookies[cookieOf('reset')]
      await resetPassword(services, { contact, password: new_password }, proof)
      reply.clearCookie(cookieOf('reset'), { path: '/api/customer' })
      return { message: 'Password saved. Sign in with it' }
    },
    numberChange: async ({ params }) => ({ data: await readNumberChange(services, params.token) }),
    confirmNumber: async ({ params }) => {
      await confirmNumber(services, params.token)
      return { message: 'Number confirmed', data: await readNumberChange(services, params.token) }
    },
    setLanguage: async ({ body: { language } }, { user }) => {
      await setLanguage(services, user, language)
      return { message: 'Language saved' }
    },
    profile: async (_, { user }) => ({ data: await getProfile(db, files, user.id, settings.current) }),
    updateProfile: async ({ body }, { user }) => ({
      message: 'Profile saved',
      data: await updateProfile(services, user, body),
    }),
    changePassword: async ({ body }, { user }) => {
      await changePassword(services, user, { old: body.old_password, fresh: body.new_password })
      return { message: 'Password changed' }
    },
    enableMembership: async ({ body }, { user }) => ({
      message: 'Welcome to the programme!',
      data: await enableMembership(services, user, body.customer_id),
    }),
    myData: async (_, { user, locale }) => ({ content: await myDataArchive(services, user, locale) }),
    closeAccount: async ({ body: { password } }, { user }) => {
      await closeAccount(services, user, password)
      return { message: 'Your account is closed' }
    },
    logout: async (_, { user }) => {
      await endSession(db, user.sessionId)
      return { message: 'You are signed out' }
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

const cookieOf = (purpose: Purpose): string => `verification_${purpose}`

const userAgent = (request: FastifyRequest): string => request.headers['user-agent'] ?? ''

const sent = (contact: string, { at, resendAfter }: SentCode, is_verified: boolean) => ({
  contact,
  otp_created: at.toISOString(),
  is_verified,
  resend_after: resendAfter,
})
