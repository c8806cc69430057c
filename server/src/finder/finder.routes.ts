import type { FastifyInstance } from 'fastify'
import { finder } from 'contract/finder'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'

export function finderRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, finder, {})
}
