import { may } from 'contract/core/access'
import type { Locale } from 'contract/core/locale'
import { quotationPath } from 'contract/core/office-paths'
import { m } from 'contract/messages'
import type { QuotationDetail } from 'contract/quotations/endpoints'
import type { QuotationAnswer } from 'contract/quotations/words'
import { tellAdministrators } from '../notices/tell-administrators.ts'
import { tellStaff, type StaffNews } from '../notices/tell-staff.ts'
import type { Db } from '../platform/core/db.ts'
import { numberIn, rupeesText } from '../platform/core/format.ts'

type Subject = Pick<
  QuotationDetail,
  'id' | 'number' | 'company' | 'customer_name' | 'model_name' | 'quantity' | 'total'
>

interface Answer {
  answer: QuotationAnswer
  answer_words: string
}

/** A customer answered a quotation. */
const answeredNews = (quotation: Subject, { answer, answer_words: text }: Answer): StaffNews => ({
  kind: 'answer',
  address: quotationPath(quotation.id),
  title: (locale) => {
    const said = { name: quotation.company || quotation.customer_name, number: quotation.number || `${quotation.id}` }
    return answer === 'accepted'
      ? m.notices_quotation_answered_title(said, { locale })
      : m.notices_quotation_declined_title(said, { locale })
  },
  text: (locale) => {
    const about = { asked: askedIn(locale, quotation), total: rupeesText(quotation.total ?? 0, locale) }
    return text
      ? m.notices_of_quotation_said({ ...about, text }, { locale })
      : m.notices_of_quotation(about, { locale })
  },
})

const askedIn = (locale: Locale, { quantity, model_name }: Subject) => `${numberIn(locale, quantity)} × ${model_name}`

/** Tells those who made and approved a quotation; without one of them who still decides such, the administrators. */
export async function tellOfAnswer(tx: Db, quotation: Subject, answer: Answer, at: Date): Promise<void> {
  const news = answeredNews(quotation, answer)
  const concerned = await tx
    .selectFrom('account')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('audit')
        .where('subject', '=', 'quotation')
        .where('subject_id', '=', quotation.id)
        .where('action', 'in', ['quotation.make', 'quotation.approve'])
        .where('actor_id', 'is not', null)
        .select((audit) => audit.ref('actor_id').$notNull().as('id')),
    )
    .select(['id', 'role'])
    .orderBy('id')
    .execute()
  const told = concerned.filter(({ role }) => may(role, 'quotations.decide'))
  for (const { id } of told) await tellStaff(tx, id, news, at)
  if (told.length === 0) await tellAdministrators(tx, news, { at })
}
