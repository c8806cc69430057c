import { Combobox as Base } from '@base-ui/react/combobox'
import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import Search from 'lucide-react/icons/search'
import type { ChosenProps } from './combobox.tsx'
import { selectLook } from './control-look.ts'
import { useDensity } from './density.tsx'
import { useField } from './field.tsx'

/** The searchable half of `Combobox`, in a file of its own because it is fetched on its own. */
export default function SearchableSelect({ items, name, chosen, choose, placeholder, empty, disabled }: ChosenProps) {
  const field = useField()
  const density = useDensity()
  return (
    <Base.Root
      items={items}
      value={chosen || null}
      onValueChange={(next) => choose(next ?? '')}
      disabled={disabled}
      autoHighlight
    >
      <Base.Trigger
        {...field}
        className={clsx(selectLook(density, Boolean(field['aria-invalid'])), 'truncate text-left')}
      >
        {chosen || <span className="text-ink-3">{placeholder}</span>}
      </Base.Trigger>
      {name && <input type="hidden" name={name} value={chosen} />}
      <Base.Portal>
        <Base.Positioner sideOffset={4} className="z-60">
          <Base.Popup
            aria-label={placeholder}
            className="w-(--anchor-width) overflow-hidden rounded-card border border-line bg-white shadow-float"
          >
            <div className="relative border-b border-line">
              <Search className="pointer-events-none absolute inset-y-0 left-4 my-auto size-4 text-ink-3" />
              <Base.Input
                aria-label="Search"
                className="h-11 w-full pr-3 pl-10 text-sm outline-none pointer-coarse:text-base"
              />
            </div>
            <Base.Empty className="px-4 py-3 text-sm text-ink-2 empty:hidden">{empty}</Base.Empty>
            <Base.List className="max-h-[min(18rem,calc(var(--available-height)-3rem))] overflow-y-auto overscroll-contain p-2 empty:p-0">
              {(item: string) => (
                <Base.Item
                  key={item}
                  value={item}
                  className="flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-3 text-sm outline-none data-highlighted:bg-ground-2 pointer-coarse:min-h-11"
                >
                  <span className="grow">{item}</span>
                  <Base.ItemIndicator>
                    <Check className="size-4" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
