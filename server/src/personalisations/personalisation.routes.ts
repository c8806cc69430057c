import type { FastifyInstance } from 'fastify'
import { personalisations } from 'contract/personalisations'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'

export function personalisationRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, personalisations, {})
}
