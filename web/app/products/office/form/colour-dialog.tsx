import Search from 'lucide-react/icons/search'
import { useRef, useState, type KeyboardEvent } from 'react'
import { SHOP_COLOURS } from 'contract/products/colours'
import { m } from '#messages'
import { Button } from '../../../ui/buttons/button.tsx'
import { DialogCancel } from '../../../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Swatch } from '../../../ui/data/swatch.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { hexOf, MOST_COLOURS } from './colours.ts'
import { whole } from '../../../ui/format/numbers.ts'

export interface ColourDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  colours: readonly string[]
  onColours: (colours: readonly string[]) => void
}

/** The palette by hue, and a code for other colours. Each click applies at once. */
export function ColourDialog({ open, onOpenChange, colours, onColours }: ColourDialogProps) {
  const isFull = colours.length >= MOST_COLOURS
  const [sought, seek] = useState('')
  const hues = huesWith(sought)
  const toggle = (hex: string, on: boolean) =>
    onColours(on ? [...colours, hex] : colours.filter((other) => other.toLowerCase() !== hex))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="wide"
      title={m.products_office_colours()}
      text={isFull ? m.products_office_colours_full({ shown: whole(MOST_COLOURS) }) : m.products_office_colours_text()}
      actions={<DialogCancel>{m.products_office_done()}</DialogCancel>}
    >
      <div className="grid gap-4">
        <Field label={m.products_office_colour_search()} hideLabel>
          <TextInput
            type="search"
            placeholder={m.products_office_colour_search()}
            lead={<Search />}
            maxLength={40}
            autoComplete="off"
            value={sought}
            onChange={({ target }) => seek(target.value)}
          />
        </Field>
        <p role="status" className="text-xs text-ink-2 empty:hidden">
          {hues.length === 0 && m.products_office_colour_none()}
        </p>
        {hues.map(([hue, palette]) => (
          <fieldset key={hue}>
            <legend className="mb-1 text-xs font-medium">{hue}</legend>
            <div className="-ml-1.5 grid grid-cols-2 sm:grid-cols-4">
              {palette.map(([name, hex]) => {
                const isOn = colours.some((other) => other.toLowerCase() === hex)
                return (
                  <PaletteSwatch
                    key={hex}
                    name={name}
                    hex={hex}
                    isOn={isOn}
                    disabled={isFull && !isOn}
                    onToggle={(on) => toggle(hex, on)}
                  />
                )
              })}
            </div>
          </fieldset>
        ))}
        <OwnColour colours={colours} disabled={isFull} onAdd={(hex) => onColours([...colours, hex])} />
      </div>
    </Dialog>
  )
}

/** The palette by hue, of which a part of a name, a hue or a code is sought. */
const huesWith = (sought: string) => {
  const text = sought.trim().toLowerCase()
  return Object.entries(SHOP_COLOURS).flatMap(([hue, palette]) => {
    const all = Object.entries(palette)
    const found = hue.toLowerCase().includes(text)
      ? all
      : all.filter(([name, hex]) => name.toLowerCase().includes(text) || hex.includes(text))
    return found.length > 0 ? [[hue, found] as const] : []
  })
}

interface PaletteSwatchProps {
  name: string
  hex: string
  isOn: boolean
  disabled: boolean
  onToggle: (on: boolean) => void
}

const PaletteSwatch = ({ name, hex, isOn, disabled, onToggle }: PaletteSwatchProps) => (
  <label
    className="relative flex min-h-9 items-center gap-2.5 rounded-control px-1.5 py-1 text-xs hover:bg-ground has-disabled:text-ink-3 pointer-coarse:min-h-11"
    title={hex}
  >
    <input
      type="checkbox"
      checked={isOn}
      disabled={disabled}
      onChange={({ target }) => onToggle(target.checked)}
      className="peer sr-only"
    />
    <Swatch
      hex={hex}
      name=""
      className="size-6 shrink-0 outline-2 outline-offset-2 outline-transparent transition-colors peer-checked:outline-ink peer-focus-visible:outline-offset-4 peer-focus-visible:outline-red peer-disabled:opacity-30 hover:outline-line-2 pointer-coarse:size-7"
    />
    <span className="min-w-0">{name}</span>
  </label>
)

interface OwnColourProps {
  colours: readonly string[]
  disabled: boolean
  onAdd: (hex: string) => void
}

/** A colour by its code. */
function OwnColour({ colours, disabled, onAdd }: OwnColourProps) {
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const [shown, setShown] = useState<string>()
  const add = () => {
    const hex = hexOf(input.current?.value ?? '')
    if (!hex) setRefusal(m.products_office_colour_code_wrong())
    else if (colours.includes(hex)) setRefusal(m.products_office_already_there({ what: hex }))
    else {
      onAdd(hex)
      if (input.current) input.current.value = ''
      setShown(undefined)
    }
    input.current?.focus()
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className="flex items-start gap-2">
      <Field
        label={m.products_office_colour_other()}
        help={m.products_office_colour_other_help()}
        error={refusal}
        className="min-w-0 grow sm:max-w-56"
      >
        <TextInput
          ref={input}
          lead={<Swatch hex={shown ?? '#ffffff'} className="size-4.5" />}
          maxLength={7}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={disabled}
          onKeyDown={addOnEnter}
          onChange={({ target }) => {
            setRefusal(undefined)
            setShown(hexOf(target.value))
          }}
        />
      </Field>
      <Button
        variant="line"
        disabled={disabled}
        onClick={add}
        className="mt-[1.625rem] h-10! text-xs! pointer-coarse:h-11!"
      >
        {m.products_office_add_one()}
      </Button>
    </div>
  )
}
