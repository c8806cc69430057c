import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'

/** What thin data brings at a time, and after how long the next. */
const PART_BYTES = 1_400
const PAUSE_MS = 15

/** A slow proxy to the product: pages arrive piece by piece, as over mobile data. Returns its address, and a function that ends it. */
export async function slowLine(url: string): Promise<{ url: string; end: () => void }> {
  const server = createServer((asked, answer) => {
    const isPage = asked.headers.accept?.includes('text/html')
    const headers = { ...asked.headers, ...(isPage && { 'accept-encoding': 'identity' }) }
    const onward = request(new URL(asked.url ?? '/', url), { method: asked.method, headers }, async (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      if (!isPage) return got.pipe(answer)
      const page = await buffer(got)
      for (let from = 0; from < page.length; from += PART_BYTES) {
        answer.write(page.subarray(from, from + PART_BYTES))
        await after(PAUSE_MS)
      }
      return answer.end()
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
