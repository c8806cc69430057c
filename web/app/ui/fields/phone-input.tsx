import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { brand } from '../../brand/brand.tsx'
import { inputLook } from './control-look.ts'
import { useDensity } from './density.tsx'
import { useField } from './field.tsx'

/** A mobile number of the brand's country: the country code is shown before it, the ten digits are typed. */
export function PhoneInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const field = useField()
  const density = useDensity()
  return (
    <div className="relative">
      <span
        className={clsx(
          'pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ink-3',
          density === 'compact' && 'text-xs pointer-coarse:text-base',
        )}
      >
        {brand.phonePrefix}
      </span>
      <input
        // Not of type `tel`: browsers would fill in the country code as well.
        type="text"
        inputMode="tel"
        autoComplete="tel-national"
        {...field}
        {...rest}
        className={clsx(inputLook(density, Boolean(field['aria-invalid'])), 'pl-16! tabular-nums', className)}
      />
    </div>
  )
}
