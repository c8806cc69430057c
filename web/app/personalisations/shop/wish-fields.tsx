import { brand } from '../../brand/brand.tsx'
import { countLetters } from 'contract/core/texts/letters'
import { oneLine } from 'contract/personalisations/lettering'
import { QuantityInput } from '../../quotations/quantity-input.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { RadioCard } from '../../ui/fields/radio-card.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { SizeChoice } from '../../ui/fields/size-choice.tsx'
import { SwatchChoice } from '../../ui/fields/swatch-choice.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { FONTS, placementLabel } from '../personalisation-words.ts'
import type { PersonalisedProduct, Wish } from './wish.ts'
import { colourWords } from '../../ui/format/colour-words.ts'
import { measureWords } from '../../ui/format/measure-words.ts'
import { m } from '#messages'

export interface WishFieldsProps {
  product: PersonalisedProduct
  wish: Wish
  errorOf: (field: string) => string | undefined
  onChange: (change: Partial<Wish>) => void
}

/** Text, placement and font; colour and size as far as the product comes in some; how many. */
export function WishFields({
  product: { color_styles, color_names, sizes },
  wish,
  errorOf,
  onChange,
}: WishFieldsProps) {
  return (
    <div className="grid gap-5">
      <TextField wish={wish} error={errorOf('text')} onChange={onChange} />
      <FieldGroup label={m.personalisations_placement()} error={errorOf('placement')}>
        <div className="grid grid-cols-2 gap-2">
          {(['vertical', 'horizontal'] as const).map((placement) => (
            <RadioCard
              key={placement}
              name="placement"
              value={placement}
              title={<span className="text-sm capitalize">{placementLabel(placement)}</span>}
              checked={wish.placement === placement}
              onChange={() => onChange({ placement })}
              className="px-3!"
            />
          ))}
        </div>
      </FieldGroup>
      <Field label={m.personalisations_font()} error={errorOf('font_style')}>
        <Select
          name="font_style"
          value={wish.font_style}
          onChange={({ target }) => onChange({ font_style: target.value === 'arial' ? 'arial' : 'gothamNarrow' })}
        >
          {Object.entries(FONTS).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      {color_styles.length > 0 && (
        <FieldGroup
          label={m.personalisations_colour_chosen({ name: colourWords(color_names[wish.colour] ?? '') })}
          error={errorOf('color')}
        >
          <div className="-ml-1.5 flex flex-wrap gap-1.5">
            {color_styles.map((hex, at) => (
              <SwatchChoice
                key={hex}
                hex={hex}
                name="color"
                label={colourWords(color_names[at] ?? hex)}
                checked={at === wish.colour}
                onChange={() => onChange({ colour: at })}
              />
            ))}
          </div>
        </FieldGroup>
      )}
      {sizes.length > 0 && (
        <FieldGroup label={m.personalisations_size()} error={errorOf('size')}>
          <div className="grid grid-cols-3 gap-2">
            {sizes.map((size) => (
              <SizeChoice
                key={size}
                name="size"
                value={size}
                checked={size === wish.size}
                onChange={() => onChange({ size })}
              >
                {measureWords(size)}
              </SizeChoice>
            ))}
          </div>
        </FieldGroup>
      )}
      <Field label={m.personalisations_quantity()} error={errorOf('quantity')}>
        <QuantityInput name="quantity" value={wish.quantity} onValue={(quantity) => onChange({ quantity })} />
      </Field>
    </div>
  )
}

/** The text with its count; too much of it is said while it is typed, and never cut off. */
function TextField({
  wish: { text, placement },
  error,
  onChange,
}: Pick<WishFieldsProps, 'wish' | 'onChange'> & { error: string | undefined }) {
  const count = countLetters(oneLine(text))
  const most = brand.letters[placement]
  const shown = { count: whole(count), most: whole(most) }
  const tooLong =
    placement === 'horizontal' ? m.personalisations_too_long_horizontal : m.personalisations_too_long_vertical
  return (
    <Field
      label={m.personalisations_text()}
      help={m.personalisations_letters(shown)}
      error={count > most ? tooLong(shown) : error}
    >
      <TextInput
        name="text"
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => onChange({ text: target.value })}
      />
    </Field>
  )
}
