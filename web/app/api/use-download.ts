import type { CallOptions } from 'contract/core/client'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from './api-error.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import { m } from '#messages'

/** A call that returns a file, and the name to save it under. */
export interface FileCall {
  call: (options: CallOptions) => Promise<Blob>
  filename: string
}

/**
 * Fetches a file and saves it, one at a time: a second press does nothing, a failure shows a toast, with Try again where
 * that can help, and leaving the screen cancels it. `download` resolves to whether the file was saved.
 */
export function useDownload() {
  const [busy, setBusy] = useState(false)
  const [fraction, setFraction] = useState(0)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const download = async (file: FileCall): Promise<boolean> => {
    if (running.current) return false
    const giving = new AbortController()
    running.current = giving
    setBusy(true)
    setFraction(0)
    try {
      saveFile(await file.call({ signal: giving.signal, onReceived: setFraction }), file.filename)
      return true
    } catch (error) {
      if (giving.signal.aborted) return false
      if (!(error instanceof ApiError)) throw error
      toast.error(error.message, {
        text: m.ui_not_saved({ name: file.filename }),
        ...(mayPass(error) && { retry: () => void download(file) }),
      })
      return false
    } finally {
      running.current = undefined
      setBusy(false)
    }
  }
  const stop = () => running.current?.abort()
  /** `fraction`: how much has arrived, where that is known */
  return { busy, fraction, download, stop }
}

/** Whether trying again can help: there was no answer, or the server failed or was busy. */
const mayPass = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500

/** Saves the content under this name. */
function saveFile(content: Blob, filename: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  link.click()
  // Some browsers read the address only a little later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
