import { useEffect, useState } from 'react'
import { useRefusal } from '../forms/use-refusal.ts'
import { ColourField } from '../settings/office/colour-field.tsx'
import { FileDrop } from '../ui/fields/file-drop.tsx'
import { IMAGE_RULE } from '../ui/fields/file-rules.ts'
import { m } from '#messages'
import { coloursOfLogo } from './colours-of-logo.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** The logo, and a colour: one of its own, or any other. */
export function LookStep({ row, before, next, result }: StepProps) {
  const { form, errorOf, onChange } = useRefusal(result)
  const [chosen, setChosen] = useState<File>()
  const colours = useColours(chosen, row.logo)
  return (
    <StepForm
      label={m.first_start_look()}
      {...{ before, next, form, onChange }}
      intent="save"
      verb={m.first_start_save()}
      later
    >
      <input type="hidden" name="version" value={row.version} />
      <div className="grid gap-8">
        <FileDrop
          label={m.settings_logo()}
          name="logo"
          rule={IMAGE_RULE}
          stored={row.logo}
          removable
          onFile={setChosen}
          help={m.settings_logo_help()}
          error={errorOf('logo')}
        />
        <ColourField key={colours[0]} stored={colours[0] ?? row.colour} suggested={colours} error={errorOf('colour')} />
      </div>
    </StepForm>
  )
}

/** The colours of the logo that was chosen just now, or of the stored one. */
function useColours(chosen: File | undefined, stored: string): string[] {
  const [colours, setColours] = useState<string[]>([])
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const picture = chosen ?? (stored ? await (await fetch(stored)).blob() : undefined)
      return picture ? coloursOfLogo(picture) : []
    }
    void read()
      .catch(() => [])
      .then((found) => isCurrent && setColours(found))
    return () => {
      isCurrent = false
    }
  }, [chosen, stored])
  return colours
}
