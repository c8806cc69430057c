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
      return { message: id === user.sessionId ? 'You are signed out' : 'Signed out there' }
    },
    endOthers: async (_, { user, request }) => {
      const ended = await endSessionsBut(db, user, user.sessionId, clock.now())
      await forgetDevices(db, user.id, { services, cookie: request.cookies[DEVICE_COOKIE] })
      return { message: wordsFor(ended), ended }
    },
  })
}

function wordsFor(ended: number): string {
  if (ended === 0) return 'You are not signed in anywhere else'
  return `Signed out at ${ended} other ${ended === 1 ? 'place' : 'places'}`
}
