// Bare Fastify that answers each request with the same bytes, as many as an answer of the mix has on average; says over IPC where it listens.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

const BYTES = 32_000

const app = Fastify()
const body = Buffer.alloc(BYTES, 'kettle ')
app.get('/*', async (_request, reply) => reply.type('text/html').send(body))
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.(`http://127.0.0.1:${((app.server as Server).address() as AddressInfo).port}`)
process.once('SIGTERM', () => process.exit())
