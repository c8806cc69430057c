import type { FastifyInstance } from 'fastify'
import { uploads } from 'contract/uploads'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'

export function uploadRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, uploads, {})
}
