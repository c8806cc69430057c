import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { nameOfReference, REFERENCES } from './references.ts'

test('a merge knows each column that refers to an account', async () => {
  const { services } = await testApp({ work: false })
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || '.' || attname as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'account'::regclass`.execute(services.db)
  expect(REFERENCES.map(nameOfReference).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('of rows of which an account has only one each, it knows the unique rule', async () => {
  const { services } = await testApp({ work: false })
  const { rows } = await sql<{ name: string }>`
    select distinct rule.indrelid::regclass || '.' || owner.attname as name
    from pg_index as rule
      join pg_attribute as owner on owner.attrelid = rule.indrelid and owner.attnum = any(rule.indkey)
      join pg_constraint as reference on contype = 'f' and confrelid = 'account'::regclass
        and reference.conrelid = rule.indrelid and reference.conkey[1] = owner.attnum
    where rule.indisunique`.execute(services.db)
  const unique = new Set(rows.map(({ name }) => name))
  const handled = new Set(REFERENCES.filter(({ fate, once }) => fate !== 'moves' || once).map(nameOfReference))
  const others = [...unique].filter((name) => !handled.has(name))
  // Two claims of one product are refused; the key of a message belongs to a complaint, which has one customer.
  expect(others.toSorted()).toEqual(['complaint_message.author_id', 'registration.customer_id'])
})
