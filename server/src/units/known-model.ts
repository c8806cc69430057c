import { canonicalCode } from 'contract/core/texts/canonical'
import type { Model } from '../products/product-of-model.ts'

interface Named {
  model_name: string
  model_number: string
}

/** A unit with its model spelled as in the catalogue; undefined where the catalogue has no such model. */
export function withKnownModel<Unit extends Named>(unit: Unit, models: ReadonlyMap<string, Model>): Unit | undefined {
  const model = models.get(canonicalCode(unit.model_number))
  return model && { ...unit, model_name: model.model_name, model_number: model.model_num }
}

/** Whether the name is the model's, ignoring case, spaces and punctuation. */
export const hasNameOf = (unit: Named, known: Named): boolean =>
  canonicalCode(unit.model_name) === canonicalCode(known.model_name)
