import type { TestApp } from '../../../test/test-app.ts'

const ASKED = { model_name: 'Steam Kettle', model_num: 'BEK-150', quantity: 24 }
const LINES = [{ description: 'Steam Kettle', quantity: 24, unit_price: 4_850 }]

/** A quotation that staff made, priced and approved for somebody on the phone, with the link of its SMS. */
export async function quotedByPhone(tested: TestApp, { valid_until }: { valid_until?: string } = {}) {
  const { as, build, services, smsTo } = tested
  const clerk = await build.admin({ role: 'product_incharge', firstname: 'Sita', lastname: 'Rai' })
  const desk = as(clerk)
  const contact = '9841203118'
  const body = { contact, customer_name: 'Kamala Karki', company: 'Himal Hospitality', products: [ASKED] }
  const { data: made } = await desk.quotations.make({ body })
  await services.db.updateTable('account').set({ language: 'en' }).where('contact', '=', contact).execute()
  // The account's owner is told how to claim it.
  let sent = 1
  const nextSms = async () => {
    sent += 1
    const texts = await smsTo(contact, sent)
    return texts[sent - 1] ?? ''
  }
  /** Prices and approves one. Returns the SMS. */
  const approve = async (id: number, lines = LINES, day = valid_until) => {
    const { data } = await desk.quotations.get({ params: { id } })
    await desk.quotations.price({
      params: { id },
      body: { lines, valid_until: day ?? null, seen_status: 'Pending', seen_version: data.version },
    })
    await desk.quotations.decide({ params: { id }, body: { action: 'approve' } })
    return nextSms()
  }
  const text = await approve(made.id)
  return { ...tested, clerk, desk, contact, id: made.id, text, token: tokenIn(text), approve, nextSms, anyone: as() }
}

/** The token of the link in an SMS. */
export const tokenIn = (text: string): string => /\/o\/([\w-]{16})(?![\w-])/.exec(text)?.[1] ?? ''
