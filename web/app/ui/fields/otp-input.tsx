import { clsx } from 'clsx'
import { useRef, useState, type ComponentProps, type KeyboardEvent, type PointerEvent } from 'react'
import { onlyDigits } from './digits.ts'
import { useField } from './field.tsx'

export interface OtpInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'ref'
> {
  length?: number
  value?: string
  defaultValue?: string
  onValueChange?: (digits: string) => void
  /** Called once the last box is filled, typed, pasted or from the SMS. */
  onComplete?: (digits: string) => void
}

/** One real input under six drawn boxes, so that paste, autofill from the SMS, Backspace and screen readers work as ever. */
export function OtpInput({
  length = 6,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  className,
  ...rest
}: OtpInputProps) {
  const field = useField()
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState(defaultValue)
  const [at, setAt] = useState<number>()
  const digits = value ?? own

  const change = (text: string) => {
    const next = onlyDigits(text, length)
    setOwn(next)
    onValueChange?.(next)
    if (next.length === length && next !== digits) onComplete?.(next)
  }
  /** The digit in a box is selected with it, so that typing replaces it. */
  const goTo = (box: number) => {
    const place = Math.max(0, Math.min(box, digits.length, length - 1))
    input.current?.setSelectionRange(place, Math.min(place + 1, digits.length))
    setAt(place)
  }
  const move = (event: KeyboardEvent) => {
    const target = arrowTarget(event.key, at ?? digits.length, length)
    if (target === undefined || event.shiftKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    goTo(target)
  }
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    goTo(Math.floor(((clientX - left) / width) * length))
  }

  return (
    <div className={clsx('relative', className)}>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field}
        {...rest}
        ref={input}
        type="text"
        value={digits}
        onChange={(event) => change(event.target.value)}
        onSelect={({ currentTarget }) => setAt(Math.min(currentTarget.selectionStart ?? 0, length - 1))}
        onFocus={() => goTo(digits.length)}
        onBlur={() => setAt(undefined)}
        onKeyDown={move}
        onPointerUp={point}
        className="absolute inset-0 z-1 size-full opacity-0"
      />
      <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-2 sm:gap-3">
        {Array.from({ length }, (_, box) => (
          <span
            key={box}
            className={clsx(
              'flex h-14 items-center justify-center rounded-control border text-[1.5rem] font-medium tabular-nums transition-colors sm:h-16',
              field['aria-invalid'] ? 'border-red bg-red-tint' : 'border-control bg-white',
              box === at && 'outline-2 -outline-offset-1 outline-ink',
            )}
          >
            {digits[box] ?? (box === at && <span className="h-6 w-px animate-pulse bg-ink" />)}
          </span>
        ))}
      </div>
    </div>
  )
}

function arrowTarget(key: string, at: number, length: number): number | undefined {
  if (key === 'ArrowLeft') return at - 1
  if (key === 'ArrowRight') return at + 1
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  return undefined
}
