import { useState } from 'react'
import type { ScannedFields } from './use-scanned-unit.ts'

export interface Scanned {
  fields: Partial<ScannedFields>
  /** how often model and serial number were filled in: used as keys, they reset the fields */
  models: number
  serials: number
}

export const NOTHING_SCANNED: Scanned = { fields: {}, models: 0, serials: 0 }

/** The form values that scans filled in so far, and a function that adds those of another scan. */
export function useScannedFields(): [Scanned, fill: (found: ScannedFields) => void] {
  const [scanned, setScanned] = useState(NOTHING_SCANNED)
  const fill = (found: ScannedFields) =>
    setScanned({
      fields: { ...scanned.fields, ...found },
      models: scanned.models + (found.model_num ? 1 : 0),
      serials: scanned.serials + 1,
    })
  return [scanned, fill]
}
