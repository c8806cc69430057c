import type { PhotoSide } from 'contract/complaints/visit-picture'

/** A photograph of a visit that the office does not have yet. Its file is kept under its id. */
export interface Photo {
  id: string
  jobId: number
  side: PhotoSide
  filename: string
  type: string
  /** its place among the photographs */
  taken: number
  /** the name under which the office waits for it: its own id, until an upload stands in its place */
  namedAs: string
  /** the report that it was given with; without one it is still of a draft */
  commandId?: string
  /** its upload, once it has arrived whole */
  uploadId?: string
  /** why the office did not take it */
  refused?: string
}

export const isPhoto = (value: unknown): value is Photo =>
  typeof value === 'object' && value !== null && 'namedAs' in value && 'side' in value
