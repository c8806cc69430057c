import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { openS3Server } from '../../src/platform/files/testing/s3-server.ts'

/** How the proxy in front of the S3 server treats each request. */
export type S3Fault = 'hangs up' | 'is silent' | 'answers 500' | 'answers 403' | 'answers a page' | 'breaks off'

/** An S3 server with a front that fails as it is told, and the variables that lead an application to it. */
export async function s3Behind() {
  const server = await openS3Server()
  const { config } = server
  let fault: S3Fault | undefined
  const front = createServer((request, response) => {
    if (!fault) return forward(config.endpoint, request, response)
    request.resume()
    misbehave(response, fault)
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  onTestFinished(async () => {
    front.closeAllConnections()
    front.close()
    await server.close()
  })
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
      S3_BUCKET: config.bucket,
      S3_ACCESS_KEY_ID: config.accessKeyId,
      S3_SECRET_ACCESS_KEY: config.secretAccessKey,
      S3_TIMEOUT: '1',
    },
    /** From now on each request fails so; without a fault all is well. */
    fail: (next?: S3Fault) => void (fault = next),
  }
}

function forward(endpoint: string, request: IncomingMessage, response: ServerResponse) {
  const { method, url, headers } = request
  const onward = ask(new URL(url ?? '/', endpoint), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

function misbehave(response: ServerResponse, fault: S3Fault) {
  switch (fault) {
    case 'hangs up':
      return void response.destroy()
    case 'is silent':
      return
    case 'answers 500':
      return void response.writeHead(500).end('<Error><Code>InternalError</Code></Error>')
    case 'answers 403':
      return void response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
    case 'answers a page':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome to our network</html>')
    case 'breaks off':
      response.writeHead(200, { etag: '"1"', 'content-length': '1000' })
      response.write('<html>', () => response.destroy())
  }
}
