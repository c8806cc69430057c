import { useEffect, useEffectEvent } from 'react'
import { m } from '#messages'
import { whole } from '../../../ui/format/numbers.ts'
import { ShortForm } from '../short-form.tsx'
import { useMessagePreview } from '../use-message-preview.ts'

interface MessageSmsProps {
  /** of the complaint */
  id: number
  text: string
  short: string
  onShort: (short: string) => void
}

/** Below a message to the customer: the SMS that tells of it, and a short form for it where the whole text has no room. */
export function MessageSms({ id, text, short, onShort }: MessageSmsProps) {
  const { shown } = useMessagePreview([id], { text, text_ne: '', sms: short, sms_ne: '' })
  const sample = shown?.samples[0]
  const forget = useEffectEvent(() => onShort(''))
  // The next message begins without it.
  useEffect(() => () => forget(), [])
  if (!sample) return null
  const { sms, parts, is_whole: isWhole, language } = sample
  return (
    <div className="mt-3 grid gap-3 rounded-control border border-line px-3.5 py-3">
      <div role="status">
        <p className="text-2xs text-ink-3">
          {m.complaints_office_preview_sms({ count: parts, shown: whole(parts) })}
          {!isWhole && !short && <span className="text-amber"> {m.complaints_office_sms_cut()}</span>}
        </p>
        <p lang={language} className="mt-1 text-xs wrap-anywhere text-ink-2">
          {sms}
        </p>
      </div>
      {(short || !isWhole) && <ShortForm name="sms" value={short} onChange={onShort} />}
    </div>
  )
}
