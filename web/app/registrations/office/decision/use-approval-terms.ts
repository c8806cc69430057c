import type { ApprovalTerms, RegistrationDetail } from 'contract/registrations/endpoints'
import { latinDigits } from 'contract/core/texts/digits'
import { useEffect, useState } from 'react'
import { api } from '../../../api/client.ts'

const DELAY_MS = 250

/**
 * What approving would come to with these months, as the server says; without months as the registration has it.
 * Undefined while it is asked, and where it cannot be said.
 */
export function useApprovalTerms(
  { id, status, on_approval }: RegistrationDetail,
  typed: string,
): ApprovalTerms | undefined {
  const months = latinDigits(typed).trim()
  const question = `${id} ${status} ${months}`
  const [answer, setAnswer] = useState<{ to: string; terms: ApprovalTerms }>()
  useEffect(() => {
    if (!/^\d{1,3}$/.test(months)) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      const query = { warranty_months: Number(months) }
      api.registrations.approvalTerms({ params: { id }, query }, { signal: leaving.signal }).then(
        ({ data }) => setAnswer({ to: question, terms: data }),
        () => undefined,
      )
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [id, months, question])
  if (months === '') return on_approval
  return answer?.to === question ? answer.terms : undefined
}
