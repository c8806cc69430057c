import { clsx } from 'clsx'
import {
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
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
  /** The last box was filled by typing on, by pasting or from the SMS; not by correcting a digit before it. */
  onComplete?: (digits: string) => void
}

/** One real input under six drawn boxes, so that paste, autofill from the SMS, Backspace and screen readers work as usual. */
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
  // Cleared boxes start again at the first one.
  const marked = at === undefined ? undefined : Math.min(at, digits.length, length - 1)

  const set = (next: string, isWhole: boolean) => {
    setOwn(next)
    onValueChange?.(next)
    if (isWhole && next.length === length && next !== digits) onComplete?.(next)
  }
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = onlyDigits(target.value, 2 * length)
    // New digits end at the caret.
    const caret = onlyDigits(target.value.slice(0, target.selectionStart ?? typed.length), 2 * length).length
    const added = typed.length - digits.length
    // A seventh digit starts a new code.
    if (typed.length > length) return set(typed.slice(Math.max(0, caret - added), caret).slice(0, length), false)
    set(typed, typed.startsWith(digits))
    // After a correction the next digit is selected.
    if (added >= 0 && caret < typed.length) requestAnimationFrame(() => goTo(caret))
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = onlyDigits(event.clipboardData.getData('text'), length)
    if (pasted.length < length) return
    event.preventDefault()
    set(pasted, true)
  }
  /** The digit in a box is selected with it, so that typing replaces it. */
  const goTo = (box: number) => {
    const shown = input.current?.value.length ?? 0
    const place = Math.max(0, Math.min(box, shown, length - 1))
    input.current?.setSelectionRange(place, Math.min(place + 1, shown))
    setAt(place)
  }
  const focus = () => {
    if (digits.length < length) return goTo(digits.length)
    input.current?.select()
    setAt(0)
  }
  const move = (event: KeyboardEvent) => {
    const target = arrowTarget(event.key, at ?? digits.length, length)
    if (target === undefined || event.shiftKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    goTo(target)
  }
  const point = ({ clientX, currentTarget }: MouseEvent) => {
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
        onChange={change}
        onPaste={paste}
        onSelect={({ currentTarget }) => setAt(Math.min(currentTarget.selectionStart ?? 0, length - 1))}
        onFocus={focus}
        onBlur={() => setAt(undefined)}
        onKeyDown={move}
        // Not sooner: before its click, a touch sets the caret by the invisible text, which is not aligned with the boxes.
        onClick={point}
        className="absolute inset-0 z-1 size-full opacity-0"
      />
      <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-2 sm:gap-3">
        {Array.from({ length }, (_, box) => (
          <span
            key={box}
            className={clsx(
              'flex h-14 items-center justify-center rounded-control border text-[1.5rem] font-medium tabular-nums transition-colors sm:h-16',
              field['aria-invalid'] ? 'border-red bg-red-tint' : 'border-control bg-white',
              box === marked && 'outline-2 -outline-offset-1 outline-ink',
            )}
          >
            {digits[box] ?? (box === marked && <span className="h-6 w-px animate-pulse bg-ink" />)}
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
