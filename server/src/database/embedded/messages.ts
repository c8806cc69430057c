/** What the main thread tells the engine's thread. */
export type ToEngine =
  | { session: number; bytes: Uint8Array<ArrayBuffer> }
  | { session: number; closed: true }
  | { stop: true }

/**
 * What the engine's thread tells the main thread. `created`: there is a cluster now, start again to open it. `refused` and `broken` carry a line for the operator.
 */
export type FromEngine =
  | { session: number; bytes: Uint8Array<ArrayBuffer> }
  | { created: true }
  | { ready: true }
  | { refused: string }
  | { broken: string }
  | { stopped: true }
