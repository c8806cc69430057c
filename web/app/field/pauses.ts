const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

/** How long to wait after this many failures in a row. */
export const pauseAfter = (failures: number): number => PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0
