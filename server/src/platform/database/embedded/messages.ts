/** Messages from the main thread to the engine's thread. */
export type ToEngine =
  | { session: number; bytes: Uint8Array<ArrayBuffer> }
  | { session: number; closed: true }
  | { stop: true }

/**
 * Messages from the engine's thread. `created`: there is a cluster now, start again to open it. `refused` and `broken`
 * carry a line for the operator.
 */
export type FromEngine =
  | { session: number; bytes: Uint8Array<ArrayBuffer> }
  | { created: true }
  | { ready: true }
  | { refused: string }
  | { broken: string }
  | { stopped: true }
