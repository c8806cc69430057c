import { STEP_COOKIE, beginSecondStep } from '../../src/factors/second-step.ts'
import { findSignInById } from '../../src/accounts/account.queries.ts'
import { codeOf, withApp } from '../../src/factors/testing/browser.ts'
import { DEVICE_COOKIE, rememberDevice } from '../../src/platform/sessions/known-devices.ts'
import { trustDevice } from '../../src/platform/sessions/trusted-devices.ts'
import type { TestAccount } from '../factories/builders.ts'
import { authenticatorAt } from '../factories/passkey.ts'
import { byId, type RightCalls } from './right-call.ts'
import type { World } from './world.ts'

/** Members of staff who made their accounts safer, or wait to. */
const staff = ({ build }: World) => build.admin({ role: 'service_incharge' })

async function withPasskey(world: World, account: TestAccount) {
  const phone = authenticatorAt(world.services.config.publicUrl)
  const { passkeyToAdd, addPasskey } = world.as(account).factors
  const { data } = await addPasskey({ body: { passkey: phone.make((await passkeyToAdd()).data), name: 'Phone' } })
  return { phone, id: data.passkeys[0]!.id }
}

/** A browser in which the password was right. */
async function waiting(world: World, account: TestAccount) {
  const found = await findSignInById(world.services.db, account.id)
  // As where the role needs a factor.
  const services = { ...world.services, factorNeededFrom: () => '2020-01-01' }
  const token = await beginSecondStep(services, found!, undefined)
  return { [STEP_COOKIE]: token! }
}

const lost = async (world: World) => {
  const account = await staff(world)
  await withApp(world, account)
  await world.services.db
    .insertInto('factor_loss')
    .values({ account_id: account.id, asked_at: world.services.clock.now().toISOString() })
    .execute()
  return account
}
const owner = async (world: World) => {
  const account = await staff(world)
  return { account, ...(await withApp(world, account)) }
}
const begun = async (world: World) => {
  const account = await staff(world)
  const { data } = await world.as(account).factors.beginTotp()
  return { as: account, body: { code: codeOf(data.secret, world) } }
}

/** How the calls about second factors are made. */
export const ofFactors = {
  factors: {
    ways: async (world) => ({ cookies: await waiting(world, (await owner(world)).account) }),
    sendCode: async (world) => ({ cookies: await waiting(world, await staff(world)) }),
    secondPasskey: async (world) => {
      const account = await staff(world)
      await withPasskey(world, account)
      return { cookies: await waiting(world, account) }
    },
    second: async (world) => {
      const { account, secret } = await owner(world)
      return { cookies: await waiting(world, account), body: { code: codeOf(secret, world) } }
    },
    sayLost: async (world) => ({ cookies: await waiting(world, (await owner(world)).account) }),
    passkeyToSignIn: () => ({}),
    signInByPasskey: async (world) => {
      const { phone } = await withPasskey(world, await world.build.customer())
      return { body: { passkey: phone.prove((await world.as().factors.passkeyToSignIn()).data) } }
    },
    beginTotp: async (world) => ({ as: await staff(world) }),
    confirmTotp: begun,
    removeTotp: async (world) => ({ as: (await owner(world)).account }),
    passkeyToAdd: async (world) => ({ as: await staff(world) }),
    addPasskey: async (world) => {
      const account = await staff(world)
      const phone = authenticatorAt(world.services.config.publicUrl)
      const passkey = phone.make((await world.as(account).factors.passkeyToAdd()).data)
      return { as: account, body: { passkey, name: 'Phone' } }
    },
    renamePasskey: async (world) => {
      const account = await staff(world)
      return { as: account, params: { id: (await withPasskey(world, account)).id }, body: { name: 'Old phone' } }
    },
    removePasskey: async (world) => {
      const account = await staff(world)
      return { as: account, params: { id: (await withPasskey(world, account)).id } }
    },
    renewRecoveryCodes: async (world) => ({ as: (await owner(world)).account }),
    distrust: async (world) => {
      const { services } = world
      const account = await staff(world)
      const cookie = await rememberDevice(services, services.db, account.id, undefined)
      await trustDevice(services, services.db, account.id, { cookie, userAgent: '' })
      const { data } = await world.as(account).factors.own()
      return { as: account, cookies: { [DEVICE_COOKIE]: cookie }, params: { id: data.trusted[0]!.id } }
    },
    notLost: async (world) => ({ as: await lost(world) }),
    confirmPasskey: async (world) => {
      const account = await staff(world)
      await withPasskey(world, account)
      return { as: account }
    },
    ofAccount: byId(lost),
    allowLoss: byId(lost),
    refuseLoss: byId(lost),
  },
} satisfies Partial<RightCalls>
