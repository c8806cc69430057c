/** A complaint as the CRM wants it; the access key is added by the gateway. */
export interface CrmRequest {
  complaint_id: number
  customerName: string
  customerContact: string
  email: string
  customerAddress: string
  zone: string
  area: string
  modelCode: string
  serialNo: string
  /** `YYYY-MM-DD` */
  purchaseDate: string
  complaint_remark: string
}

export interface CrmAnswer {
  jobNo: string
  message: string
  serviceData: Record<string, unknown>
}

export interface DispatchOptions {
  /** 5 s unless told: what a person at the screen waits for; a job may wait longer */
  timeoutMs?: number
}

/**
 * Hands complaints to the service organisation. The same complaint sent again gets the answer of the first time, as far as
 * the CRM keeps its side of `Idempotency-Key`. Never called within a transaction: it is a network call.
 */
export interface CrmGateway {
  readonly kind: 'http' | 'local'
  /** where a dispatch goes, as staff read it: a host, never the whole address */
  readonly place: string
  dispatch(request: CrmRequest, options?: DispatchOptions): Promise<CrmAnswer>
}

/** Away, overloaded, or talking nonsense: try again later. */
export class CrmUnavailable extends Error {
  override readonly name = 'CrmUnavailable'
}

/** It has understood and says no: the message tells why. Another try needs another request. */
export class CrmRefused extends Error {
  override readonly name = 'CrmRefused'
}

export const CRM_TIMEOUT_MS = 5_000
