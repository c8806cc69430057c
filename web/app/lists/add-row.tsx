import Plus from 'lucide-react/icons/plus'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { textOf, type Words } from './words.ts'

export interface AddRowProps {
  to: string
  label: Words
}

/** The button of a list that leads to the form of a new row. */
export const AddRow = ({ to, label }: AddRowProps) => (
  <ButtonLink to={to} variant="ink" size="sm">
    <Plus />
    {textOf(label)}
  </ButtonLink>
)
