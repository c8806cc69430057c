import { RadioCard } from '../ui/fields/radio-card.tsx'
import { useFaultChoices } from './fault-choices.ts'

/** The faults of a sub-category's products, to tap. */
export const ProblemChoices = ({ subCategory, chosen }: { subCategory: string; chosen: string | undefined }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.75rem,100%),1fr))] gap-2">
    {useFaultChoices(subCategory).map(({ value, text }) => (
      <RadioCard key={value} name="problem_type" value={value} title={text} defaultChecked={chosen === value} />
    ))}
  </div>
)
