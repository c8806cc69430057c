import { PAYMENT_METHODS } from 'contract/complaints/payment-words'
import type { ComponentProps } from 'react'
import { Select } from '../../../ui/fields/select.tsx'
import { methodLabel } from '../../payments/method-words.ts'

/** How a customer paid; it begins with cash. */
export const MethodSelect = (props: Pick<ComponentProps<typeof Select>, 'name'>) => (
  <Select {...props} defaultValue="cash">
    {PAYMENT_METHODS.map((method) => (
      <option key={method} value={method}>
        {methodLabel(method)}
      </option>
    ))}
  </Select>
)
