import { expect, test } from 'vitest'
import { finish } from './entry.ts'

test('an entry keeps no more memory than its bytes, in any encoding', async () => {
  const entry = finish({ status: 200, headers: {}, body: 'kettle '.repeat(200) }, true)
  for (const encoding of ['identity', 'gzip', 'br'] as const) {
    const { body } = await entry.encoded(encoding)
    expect(body.buffer.byteLength).toBe(body.length)
  }
})
