import { faultsOf } from 'contract/complaints/fault-choices'
import { faultLabel } from 'contract/complaints/fault-label'
import { RadioCard } from '../ui/fields/radio-card.tsx'

/** What can be wrong with products of a sub-category, to tap. */
export const ProblemChoices = ({ subCategory, chosen }: { subCategory: string; chosen: string | undefined }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.75rem,100%),1fr))] gap-2">
    {faultsOf(subCategory).map((fault) => (
      <RadioCard
        key={fault}
        name="problem_type"
        value={fault}
        title={faultLabel(fault)}
        defaultChecked={chosen === fault}
      />
    ))}
  </div>
)
