import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { productProcess } from './product-process.ts'

test('a wrong variable stops the start with one clear line', async () => {
  const { child } = await productProcess({ PORT: '99999' })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect([code, said]).toEqual([1, 'Baltra cannot start: PORT: must be a port from 0 to 65535\n'])
})

test('a second process on the same data stops with one clear line, the first goes on', async () => {
  const first = await productProcess()
  expect(await first.opened()).toContain('Baltra is open at')
  const second = await productProcess({ DATA_DIR: first.dataDir })
  const [said, [code]] = await Promise.all([text(second.child.stderr), once(second.child, 'exit')])
  expect([code, said]).toEqual([
    1,
    `Baltra cannot start: ${first.dataDir}/database is in use by another Baltra process\n`,
  ])
  expect(first.child.exitCode).toBeNull()
})

test('it stops gracefully, and says the first administrator’s password again at the next start', async () => {
  const first = await productProcess()
  const [, password] = /password (\S+)/.exec(await first.opened()) ?? []
  first.child.kill('SIGTERM')
  const [code] = (await once(first.child, 'exit')) as [number | null]
  const second = await productProcess({ DATA_DIR: first.dataDir })
  expect(await second.opened()).toContain(`password ${password}`)
  expect([code, typeof password]).toEqual([0, 'string'])
})
