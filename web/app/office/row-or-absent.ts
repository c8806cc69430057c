import { ApiError } from '../api/api-error.ts'

/** One row; null where there is none or its address is malformed. */
export async function rowOrAbsent<Row>(answer: Promise<{ data: Row }>): Promise<Row | null> {
  try {
    return (await answer).data
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null
    throw error
  }
}
