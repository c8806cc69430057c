import { takesValues, type Operator } from 'contract/core/conditions'
import { clsx } from 'clsx'
import { rangeRefusal } from 'contract/core/texts/serial-range'
import X from 'lucide-react/icons/x'
import { useId, type ReactNode } from 'react'
import { m } from '#messages'
import { pageLocale } from '../../core/locale.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Menu, MenuCheck } from '../../ui/overlays/menu.tsx'
import type { FilterSelectProps } from './filter-select.tsx'
import { operatorWords } from './operator-words.ts'
import { textOf } from '../words.ts'

export interface ConditionBoxProps {
  label: string
  /** without, a text that is typed */
  options?: FilterSelectProps['options'] | undefined
  /** those to choose from; a single one is only said */
  operators: readonly Operator[]
  operator: Operator
  values: readonly string[]
  onOperator: (operator: Operator) => void
  /** values that were chosen, or are being typed */
  onValues: (values: readonly string[], how: 'chosen' | 'typed') => void
  onRemove: () => void
}

/** One condition on a list as a sentence of which each part can be changed: `District is not Kaski`, `जिल्ला कास्की बाहेक`. */
export function ConditionBox(props: ConditionBoxProps) {
  const { label, options, operators, operator, values, onOperator, onRemove } = props
  const id = useId()
  const sentence = [label, operatorWords(operator)].join(' ')
  const compares =
    operators.length > 1 ? (
      <select
        aria-label={m.lists_operator({ label })}
        value={operator}
        onChange={({ target }) => onOperator(target.value as Operator)}
        className="h-full shrink-0 max-sm:max-w-[55%] rounded-control bg-transparent pl-2 font-medium outline-none chevron pointer-coarse:text-base"
      >
        {operators.map((name) => (
          <option key={name} value={name}>
            {operatorWords(name)}
          </option>
        ))}
      </select>
    ) : (
      <span className="shrink-0 pl-2 text-ink-3">{operatorWords(operator)}</span>
    )
  const said = values.map((value) => choicesOf(options).find((choice) => choice.value === value)?.text ?? value)
  const takes = takesValues(operator)
  const refusal = takes === 'two' && values[0] && values[1] ? rangeRefusal(values[0], values[1]) : undefined
  const value =
    takes === 'two' ? (
      <Range {...props} {...(refusal && { invalid: `${id}-refusal` })} />
    ) : (
      takes !== 'none' && <Value {...props} id={id} name={sentence} />
    )
  return (
    <div role="group" aria-label={`${sentence} ${said.join(', ')}`.trim()} className="min-w-0 max-sm:w-full">
      <div className="flex min-w-0 items-center">
        <div className={clsx(BOX, takes === 'two' && 'max-sm:h-auto! max-sm:flex-wrap')}>
          <span className="max-w-[40%] shrink-0 truncate pl-3 text-ink-3">{label}</span>
          <InOrder operator={compares} value={value} />
        </div>
        <IconButton label={m.lists_filter_remove({ label })} size="sm" onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      {refusal && (
        <p id={`${id}-refusal`} role="alert" className="mt-1 text-2xs text-red">
          {refusal}
        </p>
      )}
    </div>
  )
}

const BOX =
  'flex h-10 min-w-0 grow items-center rounded-control border border-control bg-white text-xs hover:border-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-ink pointer-coarse:h-11'

/** Nepali says what is compared first, and how afterwards. */
const InOrder = ({ operator, value }: { operator: ReactNode; value: ReactNode }) =>
  pageLocale() === 'ne' ? (
    <>
      {value}
      {operator}
    </>
  ) : (
    <>
      {operator}
      {value}
    </>
  )

const CONTROL = 'h-full w-36 min-w-0 grow rounded-control bg-transparent px-2 outline-none pointer-coarse:text-base'

/** The first and the last of a range. */
function Range({ label, values, onValues, invalid }: ConditionBoxProps & { invalid?: string }) {
  const [first = '', last = ''] = values
  const field = (name: string, shown: string, value: string, change: (typed: string) => readonly string[]) => (
    <input
      type="text"
      aria-label={name}
      placeholder={shown}
      aria-invalid={invalid !== undefined || undefined}
      aria-describedby={invalid}
      maxLength={100}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onValues(change(target.value), 'typed')}
      className={CONTROL}
    />
  )
  return (
    <span className="flex h-full min-w-0 grow items-center max-sm:h-10 max-sm:w-full">
      {field(m.lists_range_from({ label }), m.lists_range_first(), first, (typed) => [typed, last])}
      <span aria-hidden className="text-ink-3">
        –
      </span>
      {field(m.lists_range_to({ label }), m.lists_range_last(), last, (typed) => [first, typed])}
    </span>
  )
}

/** A text, one of the options, or several of them. */
function Value({ id, name, options, operator, values, onValues }: ConditionBoxProps & { id: string; name: string }) {
  if (!options)
    return (
      <input
        id={id}
        type="text"
        aria-label={name}
        maxLength={100}
        autoComplete="off"
        value={values[0] ?? ''}
        onChange={({ target }) => onValues([target.value], 'typed')}
        className={CONTROL}
      />
    )
  const offered = choicesOf(options)
  // A condition in the address is shown even if it is not offered, or not yet loaded.
  const missing = values.filter((value) => value && !offered.some((choice) => choice.value === value))
  const choices = [...offered, ...missing.map((value) => ({ value, text: value }))]
  if (takesValues(operator) === 'many') return <Several {...{ name, choices, values, onValues }} />
  return (
    <select
      id={id}
      aria-label={name}
      value={values[0] ?? ''}
      onChange={({ target }) => onValues(target.value ? [target.value] : [], 'chosen')}
      className={`${CONTROL} chevron sm:w-44`}
    >
      <option value="">{m.lists_choose()}</option>
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}

const choicesOf = (options: ConditionBoxProps['options'] = []) =>
  options.map((option) => {
    const { value, text } = typeof option === 'string' ? { value: option, text: option } : option
    return { value, text: textOf(text) }
  })

interface SeveralProps extends Pick<ConditionBoxProps, 'values' | 'onValues'> {
  name: string
  choices: readonly { value: string; text: string }[]
}

function Several({ name, choices, values, onValues }: SeveralProps) {
  const chosen = choices.filter(({ value }) => values.includes(value)).map(({ text }) => text)
  const shown = chosen.join(', ') || m.lists_choose()
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`${name} ${shown}`}
          className="h-full max-w-60 min-w-0 grow truncate rounded-control pr-8 pl-2 text-left outline-none chevron pointer-coarse:text-base"
        >
          {shown}
        </button>
      }
    >
      {choices.map(({ value, text }) => (
        <MenuCheck
          key={value}
          checked={values.includes(value)}
          onChange={(checked) =>
            onValues(checked ? [...values, value] : values.filter((other) => other !== value), 'chosen')
          }
        >
          {text}
        </MenuCheck>
      ))}
    </Menu>
  )
}
