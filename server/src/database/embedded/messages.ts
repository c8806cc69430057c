/** What the main thread tells the engine's thread. */
export type ToEngine =
  | { session: number; bytes: Uint8Array<ArrayBuffer> }
  | { session: number; closed: true }
  | { stop: true }

/** What the engine's thread tells the main thread. `refused` and `broken` carry a line for the operator. */
export type FromEngine =
  | { session: number; bytes: Uint8Array<ArrayBuffer> }
  | { ready: true }
  | { refused: string }
  | { broken: string }
  | { stopped: true }
