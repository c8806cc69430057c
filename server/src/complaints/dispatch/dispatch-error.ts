import type { Locale } from 'contract/core/locale'
import { language } from 'contract/core/wording'
import { m } from 'contract/messages'

type Words = (places: { status: string; why: string; job: string }, options: { locale: Locale }) => string

/** What is stored of a failed dispatch, in English, and how it is said; what the CRM itself said stays as it is. */
const FORMS: readonly [RegExp, Words][] = [
  [/^The CRM refused \((?<status>\d+)\): (?<why>.*)$/s, m.complaints_crm_refused],
  [/^The CRM answered (?<status>\d+)(?:: (?<why>.*))?$/s, m.complaints_crm_answered],
  [/^The CRM answered without a job number(?:: (?<why>.*))?$/s, m.complaints_crm_without_job_number],
  [
    /^The CRM answered with job number (?<job>.*), which another complaint has$/s,
    m.complaints_crm_answered_job_number_another_complaint,
  ],
  [/^The CRM answered with .*$/s, m.complaints_crm_nonsense],
  [/^The CRM (?<why>.*)$/s, m.complaints_crm_not_reached],
]

/** Why a dispatch failed, in a language: that of the request unless one is given. */
export function dispatchErrorText(stored: string, locale: Locale = language()): string {
  if (locale === 'en' || stored === '') return stored
  for (const [form, words] of FORMS) {
    const found = form.exec(stored)?.groups
    if (found) {
      const { status = '', why = '', job = '' } = found
      const said = why === 'no reason given' ? '' : why
      return words({ status, why: said && `: ${said}`, job }, { locale })
    }
  }
  return stored
}
