import { clsx } from 'clsx'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState, type ComponentProps } from 'react'
import { inputLook } from './control-look.ts'
import { useDensity } from './density.tsx'
import { useField } from './field.tsx'
import { m } from '#messages'

/** A password with a button that shows it. Give `autoComplete`: `current-password` or `new-password`. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const field = useField()
  const density = useDensity()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={clsx(inputLook(density, Boolean(field['aria-invalid'])), 'pr-12!', className)}
      />
      <button
        type="button"
        aria-label={m.ui_show_password()}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-control text-ink-3 hover:text-ink"
      >
        <Icon className="size-5" />
      </button>
    </div>
  )
}
