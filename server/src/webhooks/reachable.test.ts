import type { LookupAddress } from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { postEvent } from './post-event.ts'
import { reachable } from './reachable.ts'

const leadsTo =
  (...addresses: string[]) =>
  async (): Promise<LookupAddress[]> =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

const URL_OF_NAME = new URL('https://receiver.example/')

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine', '::1'],
  ['a private network', '10.1.2.3'],
  ['a private network', '172.16.0.1'],
  ['a private network', '192.168.1.1'],
  ['a private network', 'fd00::1'],
  ['a link', '169.254.1.1'],
  ['a link', 'fe80::1'],
  ['a carrier', '100.64.0.1'],
  ['many', '224.0.0.1'],
  ['many', 'ff02::1'],
  ['nobody', '0.0.0.0'],
  ['nobody', '::'],
  ['this machine, as IPv6', '::ffff:127.0.0.1'],
  ['this machine, as IPv6 of long ago', '::7f00:1'],
  ['nobody yet', '4000::1'],
])('nothing is sent to a name or an address of %s: %s', async (_, address) => {
  const refusal = { problem: 'own_network', message: address }
  await expect(reachable(URL_OF_NAME, [], leadsTo(address))).rejects.toMatchObject(refusal)
  await expect(reachable(URL_OF_NAME, [], leadsTo('93.184.215.14', address))).rejects.toMatchObject(refusal)
  const literal = new URL(`https://${address.includes(':') ? `[${address}]` : address}/`)
  await expect(reachable(literal, [])).rejects.toMatchObject({ problem: 'own_network' })
})

test('a public address is reached, encrypted; one of an allowed network also without', async () => {
  const found = { address: '93.184.215.14', family: 4 }
  expect(await reachable(URL_OF_NAME, [], leadsTo(found.address))).toEqual(found)
  const plain = new URL('http://receiver.example/')
  await expect(reachable(plain, [], leadsTo(found.address))).rejects.toMatchObject({ problem: 'not_https' })
  expect(await reachable(plain, ['10.0.0.0/8'], leadsTo('10.1.2.3'))).toEqual({ address: '10.1.2.3', family: 4 })
  await expect(reachable(plain, ['10.0.0.0/8'], leadsTo('192.168.1.1'))).rejects.toMatchObject({
    problem: 'own_network',
  })
})

const HEADERS = { 'content-type': 'application/json' }

test('the connection goes to the address that was checked, whatever the name leads to afterwards', async () => {
  const hosts: unknown[] = []
  const server = createServer((request, response) => {
    hosts.push(request.headers.host)
    response.writeHead(200).end('x'.repeat(5000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  let asked = 0
  // The first answer is the one that counts: a second one would lead elsewhere.
  const resolve = async () => [{ address: (asked += 1) === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
  const address = `http://receiver.example:${port}/`
  const sent = { headers: HEADERS, body: '{}', resolve }
  expect(await postEvent(address, { ...sent, networks: ['127.0.0.1'] })).toMatchObject({
    status: 200,
    problem: null,
    answer: 'x'.repeat(1024),
  })
  expect(hosts).toEqual([`receiver.example:${port}`])
  expect(asked).toBe(1)
  expect(await postEvent(address, { ...sent, networks: ['127.0.0.1'] })).toMatchObject({ problem: 'own_network' })
  expect(hosts).toHaveLength(1)
})

test('a redirect is not followed, and a receiver that does not answer is left after some time', async () => {
  const paths: unknown[] = []
  const server = createServer((request, response) => {
    paths.push(request.url)
    if (request.url === '/moved') response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const options = { headers: HEADERS, body: '{}', networks: ['127.0.0.1'], timeoutMs: 200 }
  const to = (path: string) => postEvent(`http://127.0.0.1:${port}${path}`, options)
  expect(await to('/moved')).toMatchObject({ status: 307, problem: 'redirect' })
  expect(await to('/silent')).toMatchObject({ problem: 'timeout' })
  expect(paths).toEqual(['/moved', '/silent'])
  expect(await postEvent('http://127.0.0.1:1/', options)).toMatchObject({
    problem: 'unreachable',
    detail: 'ECONNREFUSED',
  })
})
