import type { ProductForOffice } from 'contract/products/endpoints'

/** What every group of fields gets. */
export interface FieldsProps {
  /** as it is stored; undefined for a new one */
  product: ProductForOffice | undefined
  errorOf: (field: string) => string | undefined
  /** for fields that are no inputs: this one is another now */
  onChanged: (field: string) => void
}
