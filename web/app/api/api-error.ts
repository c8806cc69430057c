import type { SheetFault } from 'contract/core/fields'
import type { ErrorResponse } from 'react-router'
import { m } from '#messages'

/** The details of a failed call. */
export interface Failure {
  message: string
  code: string
  /** one text a field, for the form that was sent */
  errors?: Record<string, string>
  /** with `changed_meanwhile`: the record as it is now */
  current?: unknown
  /** errors in an uploaded spreadsheet */
  faults?: readonly SheetFault[]
  requestId?: string
  /** seconds to wait before trying again */
  retryAfter?: number
}

/** A failed call. The router treats it as a response with a status: a 404 shows the 404 screen. */
export class ApiError extends Error implements ErrorResponse {
  /** 0 when no answer came */
  readonly status: number
  readonly statusText = ''
  readonly internal = false
  readonly data: Failure
  readonly code: string
  readonly errors: Record<string, string> | undefined
  readonly faults: readonly SheetFault[] | undefined
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined

  constructor(status: number, failure: Failure) {
    super(failure.message)
    this.name = 'ApiError'
    this.status = status
    this.data = failure
    this.code = failure.code
    this.errors = failure.errors
    this.faults = failure.faults
    this.requestId = failure.requestId
    this.retryAfter = failure.retryAfter
  }
}

const UNANSWERED = new Set(['timeout', 'unreachable', 'offline'])

/** Whether a call failed because no answer came. */
export const isUnanswered = ({ code }: { code?: string }): boolean => code !== undefined && UNANSWERED.has(code)

/** Reads the answer of a call that failed. */
export function failureOf(status: number, headers: { get(name: string): string | null }, body: unknown): Failure {
  const told = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: string
    code?: string
    errors?: Record<string, string> | SheetFault[]
    current?: unknown
    request_id?: string
  }
  const requestId = told.request_id ?? headers.get('x-request-id') ?? undefined
  const retryAfter = Number(headers.get('retry-after')) || undefined
  return {
    message: messageOf(status, told.message),
    code: told.code ?? `http_${status}`,
    ...(told.errors && (Array.isArray(told.errors) ? { faults: told.errors } : { errors: told.errors })),
    ...(told.current !== undefined && { current: told.current }),
    ...(requestId && { requestId }),
    ...(retryAfter && { retryAfter }),
  }
}

function messageOf(status: number, told: string | undefined): string {
  if (status === 404) return m.api_not_found()
  if (status >= 500) return m.api_server_error()
  return told || m.api_unknown()
}

/** Turns the browser's error for a missing answer into a message for people. */
export function unansweredError(cause: unknown, online: boolean): ApiError {
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return new ApiError(0, { message: m.api_timed_out(), code: 'timeout' })
  return online
    ? new ApiError(0, { message: m.api_no_answer(), code: 'unreachable' })
    : new ApiError(0, { message: m.api_no_connection(), code: 'offline' })
}
