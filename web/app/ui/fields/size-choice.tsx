import type { ComponentProps, ReactNode } from 'react'

/** One of a few short words, as a tile: the sizes of a product. Radio inputs of one `name`, in a `FieldGroup`. */
export const SizeChoice = ({
  children,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'size'> & { children: ReactNode }) => (
  <label className="relative">
    <input {...rest} type="radio" className="peer sr-only" />
    <span className="flex h-12 items-center justify-center rounded-control border border-control px-3 text-sm transition-colors peer-checked:border-2 peer-checked:border-ink peer-checked:font-medium peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink peer-disabled:cursor-not-allowed peer-disabled:border-dashed peer-disabled:border-line-2 peer-disabled:text-ink-3 peer-disabled:line-through hover:border-ink">
      {children}
    </span>
  </label>
)
