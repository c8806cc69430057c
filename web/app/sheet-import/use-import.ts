import type { CallOptions } from 'contract/core/client'
import type { SheetFault } from 'contract/core/fields'
import type { ImportResult } from 'contract/core/sheets'
import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { ApiError } from '../api/api-error.ts'
import { readNow } from './sheet-file.ts'

/** Sends a spreadsheet; a dry run only reports errors. */
export type SendSheet = (
  body: { file: File; dry_run: boolean },
  options: CallOptions,
) => Promise<{ message: string; data: ImportResult }>

/** How the last try ended. */
export type Outcome =
  | { kind: 'checked'; rows: number; renamed: number }
  | { kind: 'imported'; imported: number }
  | { kind: 'faulty'; message: string; faults: readonly SheetFault[] }
  | { kind: 'failed'; message: string; text: string }

/** What is under way. */
export interface Sending {
  dry: boolean
  /** 0 to 100; at 100 the server is at work */
  percent: number
}

/** Checks and imports one spreadsheet at a time; aborts when unmounted. */
export function useImport(send: SendSheet, onImported: (imported: number) => void) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [sending, setSending] = useState<Sending>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (chosen: File, dry: boolean) => {
    if (running.current) return
    const giving = new AbortController()
    running.current = giving
    let percent = 0
    const tell = (next: number) => {
      percent = next
      setSending({ dry, percent })
    }
    setOutcome(undefined)
    tell(0)
    try {
      const file = await readNow(chosen)
      if (!file) return setOutcome(changedMeanwhile())
      const onProgress = (fraction: number) => tell(fraction * 100)
      const { message, data } = await send({ file, dry_run: dry }, { signal: giving.signal, onProgress })
      if (data.errors.length > 0) return setOutcome({ kind: 'faulty', message, faults: data.errors })
      if (dry) return setOutcome({ kind: 'checked', rows: data.rows, renamed: data.renamed ?? 0 })
      setOutcome({ kind: 'imported', imported: data.imported })
      onImported(data.imported)
    } catch (error) {
      setOutcome(outcomeOf(error, { dry, percent }))
    } finally {
      running.current = undefined
      setSending(undefined)
    }
  }
  return {
    outcome,
    sending,
    run,
    stop: () => running.current?.abort(),
    forget: () => setOutcome(undefined),
  }
}

/** The file is no longer the chosen one. */
const changedMeanwhile = (): Outcome => ({
  kind: 'failed',
  message: m.sheet_import_changed(),
  text: m.sheet_import_changed_text(),
})

/** What a failed attempt means for the user, above all whether anything may have been imported. */
export function outcomeOf(error: unknown, { dry, percent }: Sending): Outcome {
  if (error instanceof ApiError && error.faults) return { kind: 'faulty', message: error.message, faults: error.faults }
  const isStopped = error instanceof DOMException && error.name === 'AbortError'
  if (!isStopped && !(error instanceof ApiError)) throw error
  // A 5xx may come from something between us and the server.
  const isAnswered = error instanceof ApiError && error.status > 0 && error.status < 500
  // Whether a file that was sent whole was imported is known only where an answer came.
  const isUnsure = !dry && !isAnswered && percent >= 100
  return {
    kind: 'failed',
    message: isStopped ? m.sheet_import_stopped() : error.message,
    text: isUnsure
      ? m.sheet_import_unsure()
      : dry || isAnswered || isStopped
        ? m.sheet_import_kept()
        : m.sheet_import_kept_again(),
  }
}
