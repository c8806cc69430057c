import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isRefusal } from '../forms/refusal.ts'
import { rowOrAbsent } from './row-or-absent.ts'

/** A row to edit, with a number that is new at each read; null where there is none. */
export async function savedRow<Row>(answer: Promise<{ data: Row }>): Promise<{ row: Row; version: number } | null> {
  const row = await rowOrAbsent(answer)
  return row && { row, version: ++reads }
}

let reads = 0

/** For `shouldRevalidate`: a refused form keeps its data. */
export const unlessRefused = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  isRefusal(actionResult) ? false : defaultShouldRevalidate
