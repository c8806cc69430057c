import type { ComponentProps, ReactNode } from 'react'
import { m } from '#messages'
import { FieldGroup } from '../ui/fields/field-group.tsx'
import { Field } from '../ui/fields/field.tsx'
import { RadioCard } from '../ui/fields/radio-card.tsx'
import { Textarea } from '../ui/fields/textarea.tsx'

interface StatusChoice {
  value: string
  title: string
  /** what choosing it means */
  text: string
}

export interface StatusChoicesProps {
  name: string
  choices: readonly StatusChoice[]
  onChoose: (value: string) => void
  error: string | undefined
  /** chosen from the start */
  chosen?: string
}

/** The possible decisions, one card each. */
export const StatusChoices = ({ name, choices, onChoose, error, chosen }: StatusChoicesProps) => (
  <FieldGroup label={m.office_status()} error={error}>
    <div className="grid gap-2">
      {choices.map(({ value, ...words }) => (
        <RadioCard
          {...words}
          key={value}
          name={name}
          value={value}
          defaultChecked={chosen === value}
          onChange={() => onChoose(value)}
        />
      ))}
    </div>
  </FieldGroup>
)

export interface ReasonFieldProps extends Pick<
  ComponentProps<typeof Textarea>,
  'maxLength' | 'defaultValue' | 'onChange' | 'onKeyDown'
> {
  label?: string
  /** who reads the reason */
  help?: string
  error: string | undefined
  /** it gets the focus when the dialog opens */
  focused?: boolean
  /** below the field: what helps to write it */
  tools?: ReactNode
}

/** Why something was decided. */
export const ReasonField = ({
  label = m.office_reason(),
  help = m.office_reason_read(),
  error,
  maxLength = 500,
  focused = false,
  tools,
  ...rest
}: ReasonFieldProps) => (
  <div>
    <Field label={label} help={help} error={error}>
      <Textarea {...rest} name="reason" rows={3} maxLength={maxLength} {...(focused && { 'data-initial-focus': '' })} />
    </Field>
    {tools}
  </div>
)
