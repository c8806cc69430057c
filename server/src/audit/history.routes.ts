import type { FastifyInstance } from 'fastify'
import { history } from 'contract/history'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'

export function historyRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, history, {})
}
