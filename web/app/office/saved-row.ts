import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isRefusal } from '../forms/refusal.ts'
import { rowOrAbsent } from './row-or-absent.ts'

/** A row to be edited, with a number that is new each time it was read; null where there is none. */
export async function savedRow<Row>(answer: Promise<{ data: Row }>): Promise<{ row: Row; version: number } | null> {
  const row = await rowOrAbsent(answer)
  return row && { row, version: ++reads }
}

let reads = 0

/** A form that was refused stays as it is. */
export const unlessRefused = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  isRefusal(actionResult) ? false : defaultShouldRevalidate
