import type { ApprovalTerms, RegistrationDetail } from 'contract/registrations/endpoints'
import type { PromiseChoice } from 'contract/registrations/words'
import { latinDigits } from 'contract/core/texts/digits'
import { useEffect, useState } from 'react'
import { api } from '../../../api/client.ts'

const DELAY_MS = 250

/**
 * What approving would come to with these months, as the server says; without months as the registration has it, by
 * what was promised or by today's catalogue.
 * Undefined while it is asked, and where it cannot be said.
 */
export function useApprovalTerms(
  { id, status, on_approval, on_approval_now }: RegistrationDetail,
  typed: string,
  terms: PromiseChoice = 'promised',
): ApprovalTerms | undefined {
  const months = latinDigits(typed).trim()
  const question = `${id} ${status} ${months} ${terms}`
  const [answer, setAnswer] = useState<{ to: string; says: ApprovalTerms }>()
  useEffect(() => {
    if (!/^\d{1,3}$/.test(months)) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      const query = { warranty_months: Number(months), terms }
      api.registrations.approvalTerms({ params: { id }, query }, { signal: leaving.signal }).then(
        ({ data }) => setAnswer({ to: question, says: data }),
        () => undefined,
      )
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [id, months, terms, question])
  if (months === '') return terms === 'current' && on_approval_now ? on_approval_now : on_approval
  return answer?.to === question ? answer.says : undefined
}
