import { expect, test } from 'vitest'
import { type CrmRequest, CrmRefused, CrmUnavailable } from './crm.ts'
import { isSigned, signatureOf } from '../core/signature.ts'
import { httpCrm } from './http-crm.ts'
import { foreignServer, misbehave, MISBEHAVIOURS } from './testing/foreign-server.ts'

const request: CrmRequest = {
  complaint_id: 12,
  customerName: 'Asha Rai',
  customerContact: '9841203118',
  email: 'asha@example.com',
  customerAddress: 'Baneshwor, Kathmandu',
  zone: 'BAGMATI',
  area: 'KATHMANDU',
  modelCode: 'BK-101',
  serialNo: 'SN-0001',
  purchaseDate: '2026-01-31',
  complaint_remark: 'It does not heat',
}
const accessKey = 'crm-access-key-1'
const json = (value: unknown) => JSON.stringify(value)

test('a complaint is sent as the CRM wants it, with the key and under an idempotency key of its own', async () => {
  const { url, received } = await foreignServer((response) =>
    response.end(json({ message: 'Created', serviceData: { job_no: 'KTM-77', centre: 'Kathmandu' } })),
  )
  const answer = await httpCrm({ url, accessKey }).dispatch(request)
  expect(answer).toEqual({
    jobNo: 'KTM-77',
    message: 'Created',
    serviceData: { job_no: 'KTM-77', centre: 'Kathmandu' },
  })
  expect(JSON.parse(received[0]!.body)).toEqual({ ...request, customerPincode: '', accessKey })
  expect(received[0]!.headers).toMatchObject({
    'idempotency-key': 'complaint-12',
    'content-type': 'application/json',
  })
})

test('the job number is also found at the top of the answer, as text or number', async () => {
  const { url } = await foreignServer((response) => response.end(json({ jobNo: 4711, msg: 'ok' })))
  expect(await httpCrm({ url, accessKey }).dispatch(request)).toEqual({ jobNo: '4711', message: 'ok', serviceData: {} })
})

test.each(MISBEHAVIOURS)('%s is a reason to try again later', async (how, reason) => {
  const elsewhere = await foreignServer((response) => response.end(json({ jobNo: 'STOLEN' })))
  const { url } = await foreignServer((response) => misbehave(response, how, elsewhere.url))
  const start = performance.now()
  const failed = httpCrm({ url, accessKey }).dispatch(request, { timeoutMs: 300 })
  await expect(failed).rejects.toThrow(CrmUnavailable)
  await expect(failed).rejects.toThrow(reason)
  expect(performance.now() - start).toBeLessThan(1500)
  expect(elsewhere.received).toEqual([])
})

test('an unreachable CRM is a reason to try again later', async () => {
  const { url, close } = await foreignServer(() => {})
  await close()
  const failed = httpCrm({ url, accessKey }).dispatch(request)
  await expect(failed).rejects.toThrow(new CrmUnavailable('The CRM could not be reached (ECONNREFUSED)'))
})

test('a response without a job number is not a success', async () => {
  const { url } = await foreignServer((response) => response.end(json({ message: 'Thank you', serviceData: [] })))
  await expect(httpCrm({ url, accessKey }).dispatch(request)).rejects.toThrow(
    new CrmUnavailable('The CRM answered without a job number: Thank you'),
  )
})

test.each(['<b>KTM-77</b>', 'KTM"77', '=HYPERLINK(1)', ' ', 'x'.repeat(65)])('%s is no job number', async (job_no) => {
  const { url } = await foreignServer((response) => response.end(json({ serviceData: { job_no } })))
  await expect(httpCrm({ url, accessKey }).dispatch(request)).rejects.toThrow(
    new CrmUnavailable('The CRM answered without a job number'),
  )
})

test('a refusal carries the reason of the CRM, but never the key or a number', async () => {
  const { url } = await foreignServer((response) =>
    response.writeHead(422).end(json({ message: `Unknown model BK-101 for ${accessKey} of 9841203118` })),
  )
  await expect(httpCrm({ url, accessKey }).dispatch(request)).rejects.toThrow(
    new CrmRefused('The CRM refused (422): Unknown model BK-101 for *** of ***'),
  )
})

test.each([408, 429, 503])('%i is temporary', async (status) => {
  const { url } = await foreignServer((response) => response.writeHead(status).end('{}'))
  await expect(httpCrm({ url, accessKey }).dispatch(request)).rejects.toThrow(CrmUnavailable)
})

test('a body is accepted only with the signature of exactly that body and key', () => {
  const body = '{"job_no":"KTM-77","status":"Completed"}'
  const signature = signatureOf(body, accessKey)
  expect(isSigned(body, signature, accessKey)).toBe(true)
  expect(isSigned(Buffer.from(body), `sha256=${signature.toUpperCase()}`, accessKey)).toBe(true)
  expect(isSigned(`${body} `, signature, accessKey)).toBe(false)
  expect(isSigned(body, signature, 'another key')).toBe(false)
  for (const wrong of [undefined, '', 'é'.repeat(64), signature.slice(1), '0'.repeat(64), `${signature}0`])
    expect(isSigned(body, wrong, accessKey)).toBe(false)
  expect(isSigned(body, signatureOf(body, ''), '')).toBe(false)
})
