/** For what takes seconds alone, and longer beside others. */
export const PATIENT = { timeout: 600_000 }
