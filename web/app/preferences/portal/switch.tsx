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
        'flex h-6 w-10 rounded-full border p-0.5 transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink',
        disabled
          ? 'border-line-2 bg-ground-2'
          : isOn
            ? 'justify-end border-ink bg-ink forced-colors:bg-[Highlight]'
            : 'border-control bg-white',
      )}
    >
      <span
        className={clsx(
          'aspect-square rounded-full forced-colors:bg-[ButtonText]',
          disabled ? 'bg-line-2' : isOn ? 'bg-white' : 'bg-control',
        )}
      />
    </span>
  </label>
)
