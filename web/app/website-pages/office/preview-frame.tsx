import type { Locale } from 'contract/core/locale'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Widths of the devices that a preview shows, in pixels. */
const DEVICES = { computer: 1280, phone: 390 } as const
export type Device = keyof typeof DEVICES

export interface PreviewFrameProps {
  title: string
  language: Locale
  device: Device
  children: ReactNode
}

/** Standards mode; without an address, so nobody else can open it and nothing keeps it. */
const EMPTY = '<!doctype html><html><head></head><body></body></html>'

/**
 * A part of a page in a window of its own, so that it is laid out for the width of a device, made smaller to fit. Its links lead
 * nowhere.
 */
export function PreviewFrame({ title, language, device, children }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const [size, setSize] = useState({ width: 0, height: 0 })

  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    if (box.current) seen.observe(box.current)
    return () => seen.disconnect()
  }, [])

  const dress = () => {
    const page = frame.current?.contentDocument
    if (!page) return
    for (const style of document.querySelectorAll('link[rel=stylesheet], style'))
      page.head.append(style.cloneNode(true))
    page.documentElement.setAttribute('class', document.documentElement.className)
    setBody(page.body)
  }
  useEffect(() => {
    body?.ownerDocument.documentElement.setAttribute('lang', language)
  }, [body, language])

  const width = DEVICES[device]
  const scale = Math.min(1, size.width / width) || 1
  return (
    <div ref={box} className="relative h-full overflow-hidden bg-white">
      <iframe
        ref={frame}
        title={title}
        srcDoc={EMPTY}
        sandbox="allow-same-origin"
        onLoad={dress}
        className="absolute top-0 left-1/2 origin-top-left bg-white"
        style={{
          width,
          height: size.height / scale,
          transform: `scale(${scale}) translateX(-50%)`,
        }}
      />
      {body && createPortal(<div onClickCapture={leadNowhere}>{children}</div>, body)}
    </div>
  )
}

function leadNowhere(event: MouseEvent) {
  if (!(event.target as Element).closest('a, button')) return
  event.preventDefault()
  event.stopPropagation()
}
