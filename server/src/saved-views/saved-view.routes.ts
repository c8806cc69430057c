import type { FastifyInstance } from 'fastify'
import { savedViews } from 'contract/saved-views'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'

export function savedViewRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, savedViews, {})
}
