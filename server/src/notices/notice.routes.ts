import type { FastifyInstance } from 'fastify'
import { notices } from 'contract/notices'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'

export function noticeRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, notices, {})
}
