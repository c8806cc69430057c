import type { FastifyInstance } from 'fastify'
import { system } from 'contract/system/endpoints'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'
import { systemReader } from './system-state.ts'

export function systemRoutes(app: FastifyInstance, services: Services) {
  const read = systemReader(services)

  implement(app, services, system, {
    get: async () => ({ data: await read() }),
  })
}
