import { isOfCentres } from 'contract/core/access'
import type { KeyCapability } from 'contract/api-keys/words'
import { useId, useState } from 'react'
import { m } from '#messages'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { FieldNote } from '../../ui/fields/field.tsx'
import { CAPABILITY_GROUPS } from './capability-groups.ts'
import { CAPABILITY_NAME } from './capability-names.ts'

export interface CapabilityFieldProps {
  /** the key is kept to one service centre: what nobody of a centre may do is not offered */
  isBound: boolean
  error: string | undefined
  /** the boxes have no name, so the form hears of changes here */
  onChanged: () => void
}

/** What a key may do, by area, each with the word that the description of the API uses. */
export function CapabilityField({ isBound, error, onChanged }: CapabilityFieldProps) {
  const noteId = useId()
  const [ticked, setTicked] = useState<ReadonlySet<KeyCapability>>(new Set())
  const isOffered = (capability: KeyCapability) => !isBound || isOfCentres(capability)
  const toggle = (capability: KeyCapability) => {
    const next = new Set(ticked)
    if (!next.delete(capability)) next.add(capability)
    setTicked(next)
    onChanged()
  }
  return (
    <fieldset data-field="" aria-describedby={noteId} className="min-w-0">
      <legend className="text-xs font-medium">{m.api_keys_office_may()}</legend>
      <input hidden readOnly name="capabilities" value={JSON.stringify([...ticked].filter(isOffered))} />
      {/* Above the boxes: below so many of them nobody would find it. */}
      <FieldNote id={noteId} help={m.api_keys_office_may_help()} error={error} />
      <div className="mt-2 gap-x-6 rounded-card border border-line px-4 pt-3.5 sm:columns-2">
        {CAPABILITY_GROUPS.map(({ title, capabilities }) => {
          const offered = capabilities.filter(isOffered)
          if (offered.length === 0) return null
          return (
            <div key={title()} role="group" aria-label={title()} className="min-w-0 pb-3.5">
              <p className="break-after-avoid text-2xs font-semibold text-ink-2">{title()}</p>
              {offered.map((capability) => (
                <Checkbox
                  key={capability}
                  className="break-inside-avoid"
                  checked={ticked.has(capability)}
                  onChange={() => toggle(capability)}
                >
                  <span className="block text-xs">{CAPABILITY_NAME[capability]()}</span>
                  <code lang="en" className="block text-2xs break-all text-ink-3">
                    {capability}
                  </code>
                </Checkbox>
              ))}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
