import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { brand } from '../brand/brand.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { copyText } from '../ui/feedback/copy-text.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** New recovery codes, which are shown here and never again: nothing else is there until they were kept. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // It takes the place of the button that had the focus.
  useEffect(() => heading.current?.focus(), [])
  const text = [m.factors_codes_of({ brand: brand.name }), '', ...codes, '', m.factors_codes_once(), ''].join('\n')
  return (
    <div>
      <LeaveGuard when title={m.factors_codes_leave_title()} text={m.factors_codes_leave_text()} />
      <h3 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {m.factors_codes_title()}
      </h3>
      <p className="mt-2 max-w-read text-sm text-ink-2">{m.factors_codes_text()}</p>
      <ol
        aria-label={m.factors_recovery()}
        className="mt-5 grid max-w-md grid-cols-2 gap-x-6 rounded-card border border-line bg-ground px-5 py-3 font-mono text-sm select-text"
      >
        {codes.map((code) => (
          <li key={code} className="py-1.5 whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button size="sm" variant="line" onClick={() => void copyText(codes.join('\n'), m.factors_copied())}>
          <Copy />
          {m.factors_copy()}
        </Button>
        <Button size="sm" variant="line" onClick={() => download(text)}>
          <Download />
          {m.factors_codes_download()}
        </Button>
        <Button size="sm" variant="line" onClick={() => print(text)} className="pointer-coarse:hidden">
          <Printer />
          {m.factors_codes_print()}
        </Button>
      </div>
      <div className="mt-6 border-t border-line pt-5">
        <Button variant="ink" onClick={onKept} className="max-sm:w-full">
          {m.factors_codes_kept()}
        </Button>
      </div>
    </div>
  )
}

function download(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = 'recovery-codes.txt'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}

/** On a sheet of its own: the codes and nothing around them. */
function print(text: string): void {
  const sheet = document.createElement('iframe')
  sheet.hidden = true
  document.body.append(sheet)
  const page = sheet.contentWindow
  if (page) {
    const lines = page.document.createElement('pre')
    lines.textContent = text
    page.document.body.append(lines)
    page.print()
  }
  sheet.remove()
}
