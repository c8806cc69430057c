import type { ProductForOffice } from 'contract/products/endpoints'

/** The props of every group of fields. */
export interface FieldsProps {
  /** as it is stored; undefined for a new one */
  product: ProductForOffice | undefined
  errorOf: (field: string) => string | undefined
  /** for fields that are no inputs: this one is another now */
  onChanged: (field: string) => void
}
