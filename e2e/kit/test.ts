import { test as base } from '@playwright/test'
import { startVisit, type Size, type Visit } from './browser.ts'
import { startProduct, withDemo, type Product } from './product.ts'

export { expect } from '@playwright/test'

interface OfEachTest {
  /** A person at the product, with a browser of their own, which closes when the test ends. */
  visit: (size: Size, url?: string) => Promise<Visit>
  /** Does this when the test has ended, the last first. */
  atEnd: (work: () => unknown) => void
  /** Starts another product than the shared one, until the test ends. */
  start: (options: Parameters<typeof startProduct>[0]) => Promise<Product>
}

interface OfEachWorker {
  /** With the demo; shared by the tests of a worker, one after the other, and started anew after one that failed. */
  product: Omit<Product, 'stop'>
}

/** A journey in a real browser over the product. */
export const test = base.extend<OfEachTest, OfEachWorker>({
  product: [
    async ({}, use) => {
      const product = await startProduct({ fill: withDemo })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  atEnd: async ({}, use) => {
    const works: (() => unknown)[] = []
    await use((work) => void works.unshift(work))
    for (const work of works) await work()
  },

  start: async ({ atEnd }, use) => {
    await use(async (options) => {
      const product = await startProduct(options)
      atEnd(product.stop)
      return product
    })
  },

  visit: async ({ browser, product }, use, test) => {
    const visits: Visit[] = []
    await use(async (size, url = product.url) => {
      const visit = await startVisit(browser, url, size)
      visits.push(visit)
      return visit
    })
    for (const { page, refusals, context } of visits) {
      // Of a test that failed it is told where a person was, which messages they got, and what the server refused.
      if (test.status !== test.expectedStatus && !page.isClosed()) {
        const said = await page
          .locator('[role=status], [role=alert], [role=dialog]')
          .allInnerTexts()
          // It may be on its way to another page.
          .catch(() => [])
        const body = [`At ${page.url()}`, ...said.filter(Boolean), ...refusals.slice(-5)].join('\n  ')
        await test.attach('where a person was', { body, contentType: 'text/plain' })
      }
      await context.close()
    }
  },
})
