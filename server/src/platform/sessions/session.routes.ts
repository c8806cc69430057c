import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import type { FastifyInstance } from 'fastify'
import { sessions } from 'contract/sessions/endpoints'
import { implement } from '../http/implement.ts'
import type { Services } from '../core/services.ts'
import { DEVICE_COOKIE, forgetDevices } from './known-devices.ts'
import { sessionsOf } from './session.queries.ts'
import { endOwnSession, endSessionsBut } from './end-session.ts'

export function sessionRoutes(app: FastifyInstance, services: Services) {
  const { db, clock } = services

  implement(app, services, sessions, {
    list: async (_, { user }) => ({ data: await sessionsOf(db, user, clock.now()) }),
    end: async ({ params: { id } }, { user }) => {
      await endOwnSession(db, user, id)
      return { message: id === user.sessionId ? m.core_signed_out() : m.core_signed_out_there() }
    },
    endOthers: async (_, { user, request }) => {
      const ended = await endSessionsBut(db, user, user.sessionId, clock.now())
      await forgetDevices(db, user.id, { services, cookie: request.cookies[DEVICE_COOKIE] })
      return { message: wordsFor(ended), ended }
    },
  })
}

function wordsFor(ended: number): string {
  if (ended === 0) return m.core_not_signed_anywhere_else()
  return m.core_signed_out_other_places({ count: ended, shown: counted(ended) })
}
