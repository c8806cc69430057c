import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { CodeEngine } from './code-engine.ts'
import { canvasOf, openCodeReader } from './code-reader.ts'
import { m } from '#messages'

const BETWEEN_FRAMES_MS = 120
const FRAME_PIXELS = 960
const PHOTO_PIXELS = 1800
const SAME_CODE_MS = 3000

/** Handles a scanned text. Returns why it is unusable, or nothing if it was accepted. */
export type OnText = (text: string) => Promise<string | undefined>

export interface Scanner {
  /** why the last code was of no use, or what did not work */
  said: string | undefined
  /** something was read and is being looked up */
  busy: boolean
  readPhoto: (photo: File) => Promise<void>
}

/** Reads codes from a video while `watching`, and from photographs at any time, until one is taken. */
export function useScanner(video: RefObject<HTMLVideoElement | null>, watching: boolean, onText: OnText): Scanner {
  const reader = useRef<CodeEngine>(undefined)
  const [said, setSaid] = useState<string>()
  const [busy, setBusy] = useState(false)

  const take = useEffectEvent(async (text: string) => {
    setBusy(true)
    setSaid(await onText(text))
    setBusy(false)
  })

  useEffect(() => {
    reader.current = openCodeReader()
    return () => reader.current?.close()
  }, [])

  useEffect(() => {
    if (!watching) return undefined
    const leaving = new AbortController()
    watch(
      video,
      () => reader.current,
      (text) => take(text),
      leaving.signal,
    ).catch(() => setSaid(m.units_no_reader()))
    return () => leaving.abort()
  }, [watching, video])

  const readPhoto = async (photo: File) => {
    setSaid(undefined)
    setBusy(true)
    try {
      const picture = await createImageBitmap(photo).catch(() => undefined)
      if (!picture) return setSaid(m.units_photo_unreadable())
      const text = await reader.current?.read(canvasOf(picture, PHOTO_PIXELS))
      setSaid(text ? await onText(text) : m.units_no_code())
    } catch {
      setSaid(m.units_no_reader())
    } finally {
      setBusy(false)
    }
  }
  return { said, busy, readPhoto }
}

/** Looks at the video several times a second; a code that was of no use is let be for a while. */
async function watch(
  video: RefObject<HTMLVideoElement | null>,
  reader: () => CodeEngine | undefined,
  take: (text: string) => Promise<void>,
  signal: AbortSignal,
) {
  let before = { text: '', at: 0 }
  while (!signal.aborted) {
    const shown = video.current
    const text = shown?.videoWidth ? await reader()?.read(canvasOf(shown, FRAME_PIXELS)) : undefined
    if (signal.aborted) return
    if (text && (text !== before.text || Date.now() - before.at > SAME_CODE_MS)) {
      await take(text)
      before = { text, at: Date.now() }
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_FRAMES_MS))
  }
}
