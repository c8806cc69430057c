import { numberToken } from '../../src/accounts/confirm-number.ts'
import { grantVerification } from '../../src/accounts/verification.ts'
import { DEMO_TABLES } from '../../src/demo/demo-rows.ts'
import { makeKey } from '../../src/first-start/first-key.ts'
import { emailToken } from '../../src/preferences/email-token.ts'
import { keepOutcome } from '../../src/single-sign-on/outcome.ts'
import { unsubscribeToken } from '../../src/preferences/unsubscribe-token.ts'
import { beginSession } from '../../src/platform/sessions/begin-session.ts'
import type { Services } from '../../src/platform/core/services.ts'
import { newestCode } from '../attacks/newest-code.ts'
import { buildNotice } from '../factories/notice.ts'
import { photo } from '../factories/sample-files.ts'
import { byId, eachById, newNumber, PASSWORD, type RightCalls } from './right-call.ts'
import { customer } from './rows.ts'
import type { World } from './world.ts'

const person = () => ({
  firstname: 'Maya',
  lastname: 'Rai',
  district: 'Kaski',
  city: 'Pokhara',
  email: 'maya@example.com',
  customerAddress: 'Lakeside 6',
  gender: 'female' as const,
  dob: '1990-04-14',
})
const passwords = { new_password: PASSWORD, confirm_password: PASSWORD }

/** The cookie of a browser that was at the provider. */
const broughtBack = async (services: Services, of: { account: number; session?: string | undefined }) => ({
  oidc_outcome: await keepOutcome(services, { ...of, next: '' }),
})

const proven = ({ services }: World, contact: string, purpose: 'register' | 'reset' | 'number') =>
  grantVerification(services.db, contact, purpose, services.clock.now())

/** Of an e-mail to the customer of the world. */
const ownToken = ({ services, asha }: World) => ({
  params: { token: unsubscribeToken(services.config, { id: asha.id, topic: 'repairs', email: 'asha@example.com' }) },
})
const ownEmailToken = ({ services, asha }: World) => ({
  params: {
    token: emailToken(services.config, { id: asha.id, email: 'asha@example.com', sentAt: services.clock.now() }),
  },
})
/** Of a customer to whom staff gave another number. */
async function confirmingToken({ as, admin, build, services }: World) {
  const { id, contact: number_before } = await build.customer()
  const contact = number_before.replace(/^98/, '97')
  await as(admin).customers.update({ params: { id }, body: { contact } })
  return { params: { token: numberToken(services.config, { id, number_before, contact }) } }
}
/** As a report opens an account. */
async function withoutPassword({ build, services }: World) {
  const account = await build.customer()
  await services.db
    .updateTable('account')
    .set({ password_hash: null, password_chosen: false })
    .where('id', '=', account.id)
    .execute()
  return account
}
const notice = async ({ services, asha }: World) => ({ id: await buildNotice(services, { customer: asha }) })
const session = async ({ services, asha }: World) => {
  await beginSession(services, services.db, { id: asha.id, role: 'customer' }, 'another device')
  return services.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', asha.id)
    .where('user_agent', '=', 'another device')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}
const uploadForm = { kind: 'image' as const, filename: 'hum.jpg', bytes: 20_000 }
const upload = async ({ as, asha }: World) => (await as(asha).uploads.begin({ body: uploadForm })).data

/** Every customer and message of this world is of the demo. */
async function markDemo({ db }: Services) {
  const customers = await db.selectFrom('account').where('role', '=', 'customer').select('id').execute()
  const enquiries = await db.selectFrom('enquiry').select('id').execute()
  const rows = {
    ...Object.fromEntries(DEMO_TABLES.map((table) => [table, []])),
    account: customers.map(({ id }) => id),
    enquiry: enquiries.map(({ id }) => id),
  }
  const value = JSON.stringify({ rows })
  await db
    .insertInto('marker')
    .values({ name: 'demo', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** What people do with their own account, and how they come to it. */
export const ofAccounts = {
  accounts: {
    requestOtp: () => ({ body: { contact: newNumber() } }),
    verifyOtp: async ({ as, services }) => {
      const contact = newNumber()
      await as().accounts.requestOtp({ body: { contact } })
      return { body: { contact, otp: await newestCode(services, contact) } }
    },
    register: async (world) => {
      const contact = newNumber()
      const verification_token = await proven(world, contact, 'register')
      return { body: { ...person(), contact, password: PASSWORD, password1: PASSWORD, verification_token } }
    },
    begin: async (world) => {
      const contact = newNumber()
      const verification_token = await proven(world, contact, 'register')
      const { district, customerAddress } = person()
      return { body: { contact, name: 'Maya Rai', district, customerAddress, verification_token } }
    },
    login: ({ asha: { contact, password } }) => ({ body: { contact, password } }),
    requestPasswordReset: async (world) => ({ body: { contact: (await customer(world)).contact } }),
    verifyResetOtp: async (world) => {
      const { contact } = await customer(world)
      await world.as().accounts.requestPasswordReset({ body: { contact } })
      return { body: { contact, otp: await newestCode(world.services, contact) } }
    },
    resetPassword: async (world) => {
      const { contact } = await customer(world)
      return { body: { contact, ...passwords, verification_token: await proven(world, contact, 'reset') } }
    },
    updateProfile: async () => ({ body: { city: 'Butwal', image: await photo() } }),
    setLanguage: async (world) => ({ as: await customer(world), body: { language: 'ne' } }),
    changePassword: async (world) => {
      const as = await customer(world)
      return { as, body: { old_password: as.password, new_password: PASSWORD, confirm_newpassword: PASSWORD } }
    },
    requestNumberCode: () => ({ body: { contact: newNumber() } }),
    proveNewNumber: async (world) => {
      const [as, contact] = [await customer(world), newNumber()]
      await world.as(as).accounts.requestNumberCode({ body: { contact } })
      return { as, body: { contact, otp: await newestCode(world.services, contact) } }
    },
    changeNumber: async (world) => {
      const [as, contact] = [await customer(world), newNumber()]
      const verification_token = await proven(world, contact, 'number')
      return { as, body: { contact, password: as.password, verification_token } }
    },
    numberChange: confirmingToken,
    confirmNumber: confirmingToken,
    confirmPassword: ({ asha: { password } }) => ({ body: { password } }),
    enableMembership: () => ({ body: { enable_membership: true } }),
    closeAccount: async (world) => {
      const as = await customer(world)
      return { as, body: { password: as.password } }
    },
    requestClosingCode: async (world) => ({ as: await withoutPassword(world) }),
    closeByCode: async (world) => {
      const as = await withoutPassword(world)
      await world.as(as).accounts.requestClosingCode()
      return { as, body: { otp: await newestCode(world.services, as.contact) } }
    },
    logout: async (world) => ({ as: await customer(world) }),
  },
  sessions: {
    end: byId(session),
    endOthers: () => ({}),
  },
  notices: {
    readAll: () => ({ body: {} }),
    ...eachById(notice, 'read', 'unread'),
  },
  preferences: {
    choose: () => ({ body: { topic: 'repairs', sms: false } }),
    addEmail: async ({ build }) => ({
      as: await build.customer({ email: '' }),
      body: { email: 'asha.rai@example.com' },
    }),
    subscription: ownToken,
    unsubscribe: (world) => ({ ...ownToken(world), body: {} }),
    resubscribe: async (world) => {
      const call = ownToken(world)
      await world.as().preferences.unsubscribe({ ...call, body: {} })
      return call
    },
    askToConfirm: async ({ build }) => ({ as: await build.customer({ email: 'asha.rai@example.com' }) }),
    emailConfirmation: ownEmailToken,
    confirmEmail: ownEmailToken,
  },
  uploads: {
    begin: () => ({ body: uploadForm }),
    addPart: async (world) => ({
      params: { id: (await upload(world)).id, offset: 0 },
      body: new Blob([new Uint8Array(20_000)]),
    }),
    ...eachById(upload, 'get', 'cancel'),
  },
  singleSignOn: {
    finish: async ({ services, admin }) => ({ cookies: await broughtBack(services, { account: admin.id }) }),
    again: async ({ services: { db, config, clock }, admin }) => {
      const identity = { issuer: config.oidc?.issuer ?? 'none', subject: String(admin.id), account_id: admin.id }
      await db
        .insertInto('oidc_identity')
        .values({ ...identity, created_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return { as: admin }
    },
    finishAgain: async ({ services, admin }) => {
      const read = await services.tokens.read(admin.token)
      const session = typeof read === 'object' ? read.sessionId : undefined
      return { as: admin, cookies: await broughtBack(services, { account: admin.id, session }) }
    },
  },
  firstStart: {
    check: async ({ services }) => ({ body: { key: await makeKey(services) } }),
    begin: async ({ services }) => {
      const key = await makeKey(services)
      return { body: { firstname: 'Hari', lastname: 'Rai', contact: newNumber(), password: PASSWORD, key } }
    },
    goOn: () => ({ body: { step: 'look' } }),
    removeDemo: async ({ services }) => {
      await markDemo(services)
      return { body: { confirmation: 'demo' } }
    },
  },
} satisfies Partial<RightCalls>
