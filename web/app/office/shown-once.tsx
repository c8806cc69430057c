import { clsx } from 'clsx'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { m } from '#messages'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { copyText } from '../ui/feedback/copy-text.ts'
import { DetailPage } from './detail.tsx'

export interface ShownOnceProps {
  secret: string
  /** `Copy the key` */
  copy: string
  /** `Key copied` */
  copied: string
  /** the buttons beside that */
  children?: ReactNode
}

/** A secret that is shown here and never again: who leaves without having copied it is asked. */
export function ShownOnce({ secret, copy, copied, children }: ShownOnceProps) {
  const [isKept, setKept] = useState(false)
  // Who copies it by hand has it too.
  const onCopy = () => setKept(true)
  const press = async () => {
    if (await copyText(secret, copied)) onCopy()
  }
  return (
    <>
      <LeaveGuard when={!isKept} title={m.office_once_title()} text={m.office_once_text()} />
      <p
        lang="en"
        onCopy={onCopy}
        className="w-fit max-w-full rounded-card border border-line bg-white px-5 py-4 font-mono text-base break-all select-all"
      >
        {secret}
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button variant={isKept ? 'line' : 'ink'} onClick={() => void press()} className="max-sm:w-full">
          <Copy />
          {copy}
        </Button>
        {children}
      </div>
    </>
  )
}

interface ShownOncePageProps extends ShownOnceProps {
  title: string
  text: string
  /** below the text */
  more?: ReactNode
}

/** The page of a secret, in the place of the form that made it. */
export function ShownOncePage({ title, text, more, ...secret }: ShownOncePageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // It takes the place of the form that had the focus.
  useEffect(() => heading.current?.focus(), [])
  return (
    <DetailPage title={title}>
      <h1 ref={heading} tabIndex={-1} className="text-heading wrap-anywhere outline-none">
        {title}
      </h1>
      <p className={clsx('mt-3 max-w-read text-ink-2', more ? 'mb-2' : 'mb-6')}>{text}</p>
      {more && <p className="mb-6 text-xs">{more}</p>}
      <ShownOnce {...secret} />
    </DetailPage>
  )
}
