import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import type { FastifyInstance } from 'fastify'
import { sessions } from 'contract/sessions/endpoints'
import { implement } from '../http/implement.ts'
import { isStaff } from 'contract/core/roles'
import type { Caller } from '../core/caller.ts'
import type { Services } from '../core/services.ts'
import { DEVICE_COOKIE, forgetDevices } from './known-devices.ts'
import { expectRecentPassword } from './recent-password.ts'
import { sessionsOf } from './session.queries.ts'
import { endOwnSession, endSessionsBut } from './end-session.ts'

export function sessionRoutes(app: FastifyInstance, services: Services) {
  const { db, clock } = services

  /** Some customers have no password that they could type once more. */
  const expectProof = async (user: Caller) => {
    if (isStaff(user.role)) await expectRecentPassword(services, db, user)
  }

  implement(app, services, sessions, {
    list: async (_, { user }) => ({ data: await sessionsOf(db, user, clock.now()) }),
    end: async ({ params: { id } }, { user }) => {
      if (id !== user.sessionId) await expectProof(user)
      await endOwnSession(db, user, id)
      return { message: id === user.sessionId ? m.core_signed_out() : m.core_signed_out_there() }
    },
    endOthers: async (_, { user, request }) => {
      await expectProof(user)
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
