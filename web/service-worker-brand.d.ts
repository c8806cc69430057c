import type { WorkerBrand } from 'contract/settings/worker-brand'

// Apart from the script: an import there would make it a module, which a classic worker cannot run.
declare global {
  /** The brand, as the server knows it when it sends the service worker. */
  const BRAND: WorkerBrand
}
