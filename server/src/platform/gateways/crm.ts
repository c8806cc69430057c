/** A complaint in the CRM's format; the gateway adds the access key. */
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

interface DispatchOptions {
  /** 5 s by default, for a person waiting at the screen; a job may wait longer */
  timeoutMs?: number
}

/**
 * Dispatches complaints to the service organisation. A repeated dispatch gets the first one's answer, as far as the CRM
 * honours `Idempotency-Key`. Never call it within a transaction: it is a network call.
 */
export interface CrmGateway {
  readonly kind: 'http' | 'local'
  /** where dispatches go, as shown to staff: a host, never the whole address */
  readonly place: string
  dispatch(request: CrmRequest, options?: DispatchOptions): Promise<CrmAnswer>
}

declare module '../core/services.ts' {
  interface Services {
    crm: CrmGateway
  }
}

/** Down, overloaded, or answering nonsense: try again later. */
export class CrmUnavailable extends Error {
  override readonly name = 'CrmUnavailable'
}

/** Refused with a reason in the message. Only a different request can succeed. */
export class CrmRefused extends Error {
  override readonly name = 'CrmRefused'
}

export const CRM_TIMEOUT_MS = 5_000
