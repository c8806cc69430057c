import { m } from 'contract/messages'
import { CRM_TIMEOUT_MS, type CrmAnswer, type CrmGateway, CrmRefused, CrmUnavailable } from './crm.ts'
import { type Answer, jsonObject, post, tidyReason, Unreachable } from './post.ts'

export interface HttpCrmOptions {
  url: string
  accessKey: string
}

/** Refusals that are temporary. */
const PASSING = new Set([408, 425, 429])
/** A number as people write one, in any script, without markup. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._/#:()+-]{0,63}$/u
const MAX_LEVELS = 20

/** A CRM that is reached over HTTP. */
export function httpCrm({ url, accessKey }: HttpCrmOptions): CrmGateway {
  return {
    kind: 'http',
    place: new URL(url).host,
    async dispatch(request, { timeoutMs = CRM_TIMEOUT_MS } = {}) {
      const answer = await post(url, {
        contentType: 'application/json',
        headers: { 'idempotency-key': `complaint-${request.complaint_id}` },
        // The CRM requires a postal code and accepts an empty one; customers are not asked for it.
        body: JSON.stringify({ ...request, customerPincode: '', accessKey }),
        timeoutMs,
      }).catch((error: unknown) => {
        throw new CrmUnavailable(`The CRM ${error instanceof Unreachable ? error.message : 'failed'}`)
      })
      return understand(answer, accessKey)
    },
  }
}

function understand({ status, text }: Answer, accessKey: string): CrmAnswer {
  const said = jsonObject(text)
  const message = tidyReason(messageOf(said), [accessKey])
  if (status >= 400 && status < 500 && !PASSING.has(status))
    throw new CrmRefused(`The CRM refused (${status}): ${message || 'no reason given'}`)
  if (status < 200 || status >= 300) throw new CrmUnavailable(`The CRM answered ${status}${message && `: ${message}`}`)
  if (!said) throw new CrmUnavailable('The CRM answered with something that is not JSON')
  const serviceData = isObject(said.serviceData) ? said.serviceData : {}
  const jobNo = jobNumber(serviceData.job_no) ?? jobNumber(said.jobNo) ?? jobNumber(serviceData.jobNo)
  if (!jobNo) throw new CrmUnavailable(`The CRM answered without a job number${message && `: ${message}`}`)
  const kept = isStorable(serviceData) ? serviceData : { job_no: jobNo }
  return { jobNo, message: message || m.core_dispatched_crm(), serviceData: kept }
}

function messageOf(said: Record<string, unknown> | undefined): string {
  const message = said?.message ?? said?.msg ?? said?.error
  return typeof message === 'string' ? message : ''
}

function jobNumber(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).trim()
  return PLAIN.test(text) && text.isWellFormed() ? text : undefined
}

/** The database's JSON accepts no NUL, no lone surrogate and limited depth; such data is dropped. */
const isStorable = (data: object): boolean =>
  isShallow(data, MAX_LEVELS) && !/\\u(0000|d[89a-f])/i.test(JSON.stringify(data))

const isShallow = (data: object, levels: number): boolean =>
  levels > 0 &&
  Object.values(data).every((value) => typeof value !== 'object' || value === null || isShallow(value, levels - 1))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
