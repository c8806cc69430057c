import type { FastifyInstance } from 'fastify'
import { reviews } from 'contract/reviews'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'

export function reviewRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, reviews, {})
}
