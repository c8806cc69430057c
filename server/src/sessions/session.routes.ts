import type { FastifyInstance } from 'fastify'
import { sessions } from 'contract/sessions'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'

export function sessionRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, sessions, {})
}
