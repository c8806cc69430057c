import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { m } from '#messages'
import { FormValue } from '../../../rich-text/form-value.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldGroup } from '../../../ui/fields/field-group.tsx'
import { Swatch } from '../../../ui/data/swatch.tsx'
import { Chip } from './chip.tsx'
import { ColourDialog } from './colour-dialog.tsx'
import { colourInWords, paletteName } from './colours.ts'
import type { FieldsProps } from './fields-props.ts'

/** The colours that a product comes in. */
export function ColourField({ product, errorOf, onChanged }: FieldsProps) {
  const [colours, setColours] = useState<readonly string[]>(product?.color_styles ?? [])
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const change = (next: readonly string[]) => {
    setColours(next)
    onChanged('color_styles')
  }
  const remove = (hex: string) => {
    change(colours.filter((other) => other !== hex))
    button.current?.focus()
  }
  return (
    <FieldGroup label={m.products_office_colours()} error={errorOf('color_styles')} className="relative sm:col-span-2">
      <FormValue name="color_styles" value={JSON.stringify(colours)} onFocus={() => button.current?.focus()} />
      {colours.length > 0 && (
        <ul aria-label={m.products_office_colours_chosen()} className="mb-2 flex flex-wrap gap-2">
          {colours.map((hex) => (
            <Chip
              key={hex}
              framed
              removeLabel={m.office_remove_named({ name: colourInWords(hex) })}
              onRemove={() => remove(hex)}
            >
              <Swatch hex={hex} className="size-4.5" />
              {paletteName(hex)} <span className="text-ink-3">{hex}</span>
            </Chip>
          ))}
        </ul>
      )}
      <Button ref={button} variant="line" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus />
        {m.products_office_colour_add()}
      </Button>
      <ColourDialog open={open} onOpenChange={setOpen} colours={colours} onColours={change} />
    </FieldGroup>
  )
}
