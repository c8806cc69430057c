import type { FastifyInstance } from 'fastify'
import { extensions } from 'contract/extensions'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'

export function extensionRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, extensions, {})
}
