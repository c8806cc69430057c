import { clsx } from 'clsx'

export interface SwitchProps {
  label: string
  isOn: boolean
  /** ignores presses, and keeps the focus */
  busy: boolean
  disabled?: boolean
  onChange: (isOn: boolean) => void
}

/** On or off, at once: a checkbox that is read out as a switch, in a target of 44 px. */
export const Switch = ({ label, isOn, busy, disabled = false, onChange }: SwitchProps) => (
  <label
    className={clsx(
      'flex h-11 w-14 items-center justify-center',
      disabled ? 'cursor-not-allowed' : busy ? 'cursor-progress' : 'cursor-pointer',
    )}
  >
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      checked={isOn}
      disabled={disabled}
      aria-busy={busy || undefined}
      onChange={({ target }) => {
        if (!busy) onChange(target.checked)
      }}
      className="peer sr-only"
    />
    <span
      aria-hidden
      className={clsx(
        'flex h-6 w-10.5 items-center rounded-full border-[1.5px] border-control bg-white p-0.5 transition-colors',
        'peer-checked:border-ink peer-checked:bg-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink',
        'peer-disabled:border-line-2 peer-disabled:bg-ground-2 forced-colors:peer-checked:bg-[Highlight]',
        '[&>span]:bg-control peer-checked:[&>span]:translate-x-4.5 peer-checked:[&>span]:bg-white peer-disabled:[&>span]:bg-line-2',
      )}
    >
      <span className="size-4 rounded-full transition-transform motion-reduce:transition-none forced-colors:bg-[ButtonText]" />
    </span>
  </label>
)
