import type { RunDetails } from 'fast-check'
import type { FuzzedCall } from './calls.ts'
import type { FuzzRequest } from './request.ts'

const LONGEST = 3000

/** The smallest request that breaks a promise, and how. */
export function whatFailed({ name }: FuzzedCall, { counterexample, errorInstance }: RunDetails<[FuzzRequest]>): string {
  const request = JSON.stringify(counterexample?.[0])
  const fault = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  return `${name} with ${request.slice(0, LONGEST)}\n${fault.slice(0, LONGEST)}`
}
