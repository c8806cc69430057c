import { m } from 'contract/messages'
import { sql } from 'kysely'
import { quotationLinkPath } from 'contract/core/paths'
import type { FileReply, Input } from 'contract/core/endpoint'
import type { LinkedQuotation, OwnQuotation, quotations } from 'contract/quotations/endpoints'
import { QUOTATION_LINK_DAYS } from 'contract/quotations/words'
import { findLink, makeLink, unknownLink } from '../customer-links/customer-link.ts'
import { today } from '../platform/core/clock.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { answerQuotation } from './answer-quotation.ts'
import { quotationPdf } from './quotation-pdf.ts'
import { getOwnQuotation } from './quotation.queries.ts'

const DAY_MS = 24 * 60 * 60_000

/** The address of a new link with which a quotation is read and answered; earlier ones go on. */
export async function linkTo(
  tx: Db,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  { id, valid_until }: { id: number; valid_until: string | null },
): Promise<string> {
  const at = clock.now()
  const last = Math.max(at.getTime(), valid_until === null ? 0 : Date.parse(valid_until))
  const until = new Date(last + QUOTATION_LINK_DAYS * DAY_MS)
  return config.publicUrl + quotationLinkPath(await makeLink(tx, { quotation_id: id }, { at, until }))
}

type Sources = Pick<Services, 'db' | 'clock'>

/** The quotation of a link, as its newest approved revision is. Throws NotFound. */
export async function readByLink(services: Sources, token: string): Promise<LinkedQuotation> {
  const quotation = await linkedTo(services, token)
  const { id, number, products, lines, total, valid_until, decided_at, outcome } = quotation
  const { answered_at = null, answer_words = '' } = quotation
  return {
    id,
    number,
    products,
    lines,
    total,
    valid_until,
    decided_at,
    answered_at,
    answer_words,
    outcome: outcome ?? null,
  }
}

/** The same as a PDF in its customer's language. Throws NotFound. */
export const pdfByLink = async (services: Services, token: string): Promise<FileReply> =>
  quotationPdf(services, await linkedTo(services, token))

/** Answers it, unless a newer revision than the one that was read replaces it. Throws NotFound or Conflict. */
export async function answerByLink(
  services: Sources,
  token: string,
  { quotation_id, ...answer }: Input<typeof quotations.answerByLink>['body'],
): Promise<void> {
  const { id } = await linkedTo(services, token)
  if (id !== quotation_id) throw new Conflict(m.quotations_replaced(), 'replaced')
  await answerQuotation(services, { id }, answer)
}

async function linkedTo({ db, clock }: Sources, token: string): Promise<OwnQuotation> {
  const { quotation_id, expires_at } = await findLink(db, token)
  if (quotation_id === null || Date.parse(expires_at) <= clock.now().getTime()) throw unknownLink()
  const newest = await newestApproved(db, quotation_id)
  if (!newest) throw unknownLink()
  return getOwnQuotation(db, newest.customer_id, newest.id, today(clock))
}

/** The last approved revision that follows a quotation, or itself. */
async function newestApproved(db: Db, id: number): Promise<{ id: number; customer_id: number } | undefined> {
  const { rows } = await sql<{ id: number; customer_id: number }>`
    with recursive revision as (
      select id, customer_id, revision from quotation where id = ${id} and status = 'Approved'
      union all
      select later.id, later.customer_id, later.revision
      from quotation as later join revision on later.revises = revision.id
      where later.status = 'Approved')
    select id, customer_id from revision order by revision desc limit 1`.execute(db)
  return rows[0]
}
