import { listText } from 'contract/core/lists'
import type { Locale } from 'contract/core/locale'
import { COMPLAINT_LIST } from 'contract/core/office-paths'
import { isWorkingDay } from 'contract/core/dates/working-time'
import { m } from 'contract/messages'
import { workingCalendarOf } from 'contract/settings/service-hours'
import { z } from 'zod'
import { today } from '../../platform/core/clock.ts'
import { numberIn } from '../../platform/core/format.ts'
import { queueSms } from '../../platform/gateways/sms.job.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { messageOf } from '../../notices/message.ts'
import { tellStaff, type StaffNews } from '../../notices/tell-staff.ts'
import type { Services } from '../../platform/core/services.ts'
import { voiceOf, type Voice } from '../../customer-texts/voice.ts'
import { readSettings } from '../../settings/settings.queries.ts'
import { summariesOfDay, type DaySummary } from './day-summary.queries.ts'

/** On working days, before the office opens, sends staff a summary of their work; nothing to do, nothing sent. */
export const tellDaySummaries = defineJob('complaint.day-summaries', z.object({}), tell, { cron: '30 8 * * *' })

async function tell(_: object, services: Services): Promise<void> {
  const { db, clock } = services
  await db.transaction().execute(async (tx) => {
    if (!isWorkingDay(today(clock), workingCalendarOf(await readSettings(tx)))) return
    for (const summary of await summariesOfDay(tx, clock)) {
      await tellStaff(tx, summary.account_id, summaryNews(summary), clock.now())
      if (summary.summary_sms)
        await queueSms(tx, services, { to: summary.contact, text: smsOf(summary, voiceOf(services, summary.language)) })
    }
  })
}

/** `Baltra: your day: 2 complaints are late and 3 visits today` */
const smsOf = (summary: DaySummary, voice: Voice): string =>
  messageOf(listText(partsOf(summary, summary.language), summary.language), (text, { locale }) =>
    m.notices_summary_sms({ text }, { locale }),
  )(voice).sms

/** `Your day: 2 complaints are late, 3 visits are today` */
const summaryNews = (summary: DaySummary): StaffNews => ({
  kind: 'summary',
  title: (locale) => m.notices_summary_title({}, { locale }),
  text: (locale) => listText(partsOf(summary, locale), locale),
  address: summary.of_centre ? COMPLAINT_LIST : `${COMPLAINT_LIST}?assigned=mine`,
})

const partsOf = ({ late, due_today, visits, unread }: DaySummary, locale: Locale): string[] =>
  (
    [
      [late, m.notices_summary_late],
      [due_today, m.notices_summary_due],
      [visits, m.notices_summary_visits],
      [unread, m.notices_summary_unread],
    ] as const
  ).flatMap(([count, say]) => (count > 0 ? [say({ count, shown: numberIn(locale, count) }, { locale })] : []))
