import { brandColours, contrastWithWhite } from 'contract/settings/colours'
import { useState } from 'react'
import { m } from '#messages'
import { numberText } from 'contract/core/texts/numbers'
import { pageLocale } from '../../core/locale.ts'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { SwatchChoice } from '../../ui/fields/swatch-choice.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

export interface ColourFieldProps {
  stored: string
  /** colours to choose from, such as those of the logo */
  suggested?: readonly string[]
  error?: string | undefined
}

/** The colour of the brand, with what becomes of it: it is darkened as far as text in it has to be read. */
export function ColourField({ stored, suggested, error }: ColourFieldProps) {
  const [picked, setPicked] = useState(stored)
  const isColour = /^#[0-9a-f]{6}$/i.test(picked)
  return (
    <div className="sm:col-span-2">
      {suggested && suggested.length > 0 && (
        <FieldGroup label={m.settings_colour_of_logo()} className="mb-5">
          <div className="-ml-1.5 flex flex-wrap">
            {suggested.map((colour) => (
              <SwatchChoice
                key={colour}
                name="colour_of_logo"
                hex={colour}
                label={colour}
                checked={picked.toLowerCase() === colour}
                onChange={() => setPicked(colour)}
              />
            ))}
          </div>
        </FieldGroup>
      )}
      <Field label={m.settings_colour()} help={m.settings_colour_help()} error={error}>
        <div className="flex max-w-64 gap-2.5">
          <input
            type="color"
            aria-label={m.settings_colour_picked()}
            value={isColour ? picked : stored}
            onChange={({ currentTarget }) => setPicked(currentTarget.value)}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-control bg-white p-1"
          />
          <TextInput
            name="colour"
            value={picked}
            onChange={({ currentTarget }) => setPicked(currentTarget.value)}
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      </Field>
      {isColour && <ColourPreview picked={picked} />}
    </div>
  )
}

/** Main action, price and lamp in the colour, as pages show them. */
function ColourPreview({ picked }: { picked: string }) {
  const { red, deep, tint, lamp } = brandColours(picked)
  return (
    <section aria-label={m.settings_preview()} className="mt-4 rounded-card border border-line p-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <span
          style={{ backgroundColor: red }}
          className="inline-flex h-11 items-center rounded-control px-5 text-sm font-medium text-white"
        >
          {m.settings_preview_button()}
        </span>
        <span style={{ color: red }} className="text-heading tabular-nums">
          {m.settings_preview_price()}
        </span>
        <span style={{ backgroundColor: tint, color: red }} className="rounded-badge px-2 py-0.5 text-2xs font-medium">
          {m.settings_brand()}
        </span>
        <span className="flex gap-1.5" aria-hidden>
          {[...new Set([picked, lamp, red, deep])].map((colour) => (
            <span key={colour} style={{ backgroundColor: colour }} className="size-6 rounded-full border border-line" />
          ))}
        </span>
      </div>
      <p className="mt-3 text-2xs text-ink-3">
        {m.settings_colour_used()}: <span className="tabular-nums">{red}</span>,{' '}
        {m.settings_colour_contrast({ ratio: numberText(Math.floor(contrastWithWhite(red) * 10) / 10, pageLocale()) })}
        {red !== picked.toLowerCase() && <> · {m.settings_colour_darkened()}</>}
      </p>
    </section>
  )
}
