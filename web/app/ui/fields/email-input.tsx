import { useId, useRef, useState } from 'react'
import { enterText } from '../browser/enter-text.ts'
import { useField } from './field.tsx'
import { RichMessage } from '../format/rich-message.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { m } from '#messages'

/** An e-mail field. On blur it suggests a correction for a likely typo in a common domain. */
export function EmailInput({ onBlur, ...rest }: Omit<TextInputProps, 'type' | 'lead'>) {
  const input = useRef<HTMLInputElement>(null)
  const [meant, setMeant] = useState<string>()
  const hint = useId()
  const { 'aria-describedby': note } = useField()
  // Loaded on first use, because the field is part of the shop's shared script.
  const look = async (typed: string) => {
    const { meantEmail } = await import('./meant-email.ts').catch(() => ({ meantEmail: () => undefined }))
    setMeant(meantEmail(typed))
  }
  const mend = () => {
    const field = input.current
    if (!field || meant === undefined) return
    enterText(field, meant)
    field.focus()
    setMeant(undefined)
  }
  return (
    <>
      <TextInput
        autoComplete="email"
        {...rest}
        ref={input}
        type="email"
        aria-describedby={[note, meant && hint].filter(Boolean).join(' ') || undefined}
        onBlur={(event) => {
          void look(event.target.value)
          onBlur?.(event)
        }}
      />
      <p id={hint} role="status" className="text-xs text-ink-2">
        {meant && (
          <RichMessage
            parts={m.ui_meant.parts({ email: meant })}
            tags={{
              button: (text) => (
                <button
                  type="button"
                  onClick={mend}
                  className="inline-flex min-h-11 items-center text-ink underline decoration-line-2 underline-offset-4 hover:decoration-red"
                >
                  {text}
                </button>
              ),
            }}
          />
        )}
      </p>
    </>
  )
}
