import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { firstStart } from 'contract/first-start/endpoints'
import { removeDemo } from '../demo/remove-demo.ts'
import { implement } from '../platform/http/implement.ts'
import { sourceOf } from '../platform/core/source.ts'
import { languageOf } from '../platform/http/page-language.ts'
import type { Services } from '../platform/core/services.ts'
import { DEVICE_COOKIE, deviceCookieOptions } from '../platform/sessions/known-devices.ts'
import { expectKey } from './first-key.ts'
import { getFirstStart } from './first-start.queries.ts'
import { goOn } from './go-on.ts'
import { makeOwner } from './make-owner.ts'

export function firstStartRoutes(app: FastifyInstance, services: Services) {
  const { db, limits } = services

  implement(app, services, firstStart, {
    check: async ({ body: { key } }, { request }) => {
      await limits.take('first-start.address', sourceOf(request.ip))
      await expectKey(services, db, key)
      return { message: m.first_start_address_right() }
    },
    begin: async ({ body }, { request, reply }) => {
      await limits.take('first-start.address', sourceOf(request.ip))
      const { device, ...signedIn } = await makeOwner(services, body, {
        userAgent: request.headers['user-agent'] ?? '',
        device: request.cookies[DEVICE_COOKIE],
        language: languageOf(request),
      })
      request.log.info({ account: signedIn.data.id }, 'signed in')
      reply.setCookie(DEVICE_COOKIE, device, deviceCookieOptions(services))
      return { message: m.core_welcome({ name: signedIn.data.firstname }), ...signedIn }
    },
    get: async () => ({ data: await getFirstStart(db) }),
    goOn: async ({ body: { step } }) => {
      await goOn(services, step)
      return { message: m.core_saved() }
    },
    removeDemo: async (_, { user }) => {
      await removeDemo(services, user)
      return { message: m.first_start_demo_removed() }
    },
  })
}
