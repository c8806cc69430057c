import { sql } from 'kysely'
import { products } from '../../quotations/asked-products.ts'
import { keyOf } from './kept-files.ts'
import type { Part, Row } from './part.ts'

export const quotations: Part = {
  name: 'quotations',
  title: 'Bulk orders you asked for',
  tables: ['quotation', 'quotation_line', 'quotation_product'],
  rows: (db, id) =>
    db
      .selectFrom('quotation')
      .where('customer_id', '=', id)
      .select(['id', 'number', 'customer_name', 'company', 'pan', 'address', 'contact', 'description'])
      .select(['status', 'reason', 'created_at', 'decided_at', 'answer', 'answer_words', 'answered_at'])
      .select([validUntil, products, offer])
      .orderBy('id')
      .execute(),
}

// A price is an offer once approved; before that it is a staff draft.
const validUntil = sql<string | null>`case status when 'Approved' then valid_until end`.as('valid_until')
const offer = sql<Row[]>`(
  select coalesce(json_agg(json_build_object('description', description, 'quantity', quantity, 'unit_price', unit_price)
    order by position), '[]')
  from quotation_line where quotation_id = quotation.id and status = 'Approved')`.as('offer')

export const lettering: Part = {
  name: 'lettering',
  title: 'Lettering you asked for',
  tables: ['personalisation'],
  rows: async (db, id, { keep }) => {
    const rows = await db
      .selectFrom('personalisation')
      .where('customer_id', '=', id)
      .select(['id', 'customer_name', 'product_name', 'text', 'placement', 'font_style', 'color', 'size', 'quantity'])
      .select(['status', 'reason', 'created_at', 'decided_at', keyOf('image_id').as('picture')])
      .orderBy('id')
      .execute()
    return Promise.all(
      rows.map(async ({ picture, ...row }) => ({
        ...row,
        picture: await keep(picture, 'lettering', [row.product_name, row.id, 'picture']),
      })),
    )
  },
}

export const notices: Part = {
  name: 'notices',
  title: 'What you were told',
  tables: ['notice'],
  rows: (db, id) =>
    db
      .selectFrom('notice')
      .where('account_id', '=', id)
      .select(['title', 'text', 'title_ne', 'text_ne', 'created_at', 'read_at'])
      .orderBy('id')
      .execute(),
}

export const preferences: Part = {
  name: 'preferences',
  title: 'How you want to be told',
  tables: ['preference'],
  rows: (db, id) =>
    db
      .selectFrom('preference')
      .where('account_id', '=', id)
      .select(['topic', 'sms', 'email'])
      .orderBy('topic')
      .execute(),
}

export const emails: Part = {
  name: 'emails',
  title: 'What the reader of your e-mail address said',
  tables: ['email_confirmed', 'email_link', 'email_stop'],
  rows: async (db, id) => {
    const confirmed = db.selectFrom('email_confirmed').where('account_id', '=', id)
    const links = db.selectFrom('email_link').where('account_id', '=', id)
    const stops = db.selectFrom('email_stop').where('account_id', '=', id)
    return [
      ...(await confirmed.select(['address', 'confirmed_at']).orderBy('confirmed_at').execute()),
      ...(await links.select(['address', 'sent_at as link_sent_at']).orderBy('sent_at').execute()),
      ...(await stops.select(['address', 'topic', 'stopped_at']).orderBy('stopped_at').execute()),
    ]
  },
}
