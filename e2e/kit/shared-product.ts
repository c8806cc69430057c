import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { inject, onTestFinished } from 'vitest'
import type { TestProject } from 'vitest/node'
import { newestSms, startProduct, type Product } from './product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    product: Pick<Product, 'url' | 'dataDir' | 'admin'>
  }
}

/** Starts the product that most files use: its demo takes a minute of work after the first start. */
export default async function share(project: TestProject): Promise<() => Promise<void>> {
  const { url, dataDir, admin, stop } = await startProduct()
  project.provide('product', { url, dataDir, admin })
  return stop
}

/** The product started once for all files: a test leaves the demo as it was, and works with its own people. */
export function sharedProduct(): Omit<Product, 'stop'> {
  const product = inject('product')
  return { ...product, sms: (contact, holding) => newestSms(product.dataDir, contact, holding) }
}

/**
 * Keeps the catalogue to one test until it ends: of a test that puts products with pictures of their own before all visitors, and one that
 * counts what visitors are sent, the other waits. Nothing else needs it.
 */
export async function holdCatalogue(): Promise<void> {
  const lock = join(inject('product').dataDir, 'catalogue-is-held')
  for (;;) {
    const taken = await mkdir(lock).then(
      () => true,
      () => false,
    )
    if (taken) break
    await after(200)
  }
  onTestFinished(() => rm(lock, { recursive: true }))
}
