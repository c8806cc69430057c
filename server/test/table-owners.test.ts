import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../src')

/** The folder, of a domain or of the platform, that writes a table, where it does not follow from the table's name. */
const OWNERS: Record<string, string> = {
  account: 'accounts',
  account_merge: 'accounts',
  account_number: 'accounts',
  api_key: 'api-keys',
  backup_run: 'backup',
  campaign_product: 'campaigns',
  campaign_recipient: 'campaigns',
  canned_answer: 'canned-answers',
  category: 'categories',
  complaint_event: 'complaints',
  complaint_log: 'complaints',
  complaint_mention: 'complaints',
  complaint_merge: 'complaints',
  complaint_message: 'complaints',
  complaint_wait: 'complaints',
  customer_note: 'customer-notes',
  customer_link: 'customer-links',
  dead_end: 'dead-ends',
  device: 'sessions',
  email_confirmed: 'preferences',
  email_link: 'preferences',
  email_stop: 'preferences',
  engineer: 'engineers',
  engineer_absence: 'engineers',
  customer_text: 'customer-texts',
  enquiry: 'enquiries',
  enquiry_answer: 'enquiries',
  enquiry_note: 'enquiries',
  factor_loss: 'factors',
  field_command: 'field',
  first_start: 'first-start',
  happy_call: 'complaints',
  marker: 'database',
  gateway_use: 'gateways',
  log_level: 'system',
  missed_search: 'missed-searches',
  oidc_flow: 'single-sign-on',
  oidc_identity: 'single-sign-on',
  oidc_outcome: 'single-sign-on',
  otp: 'accounts',
  part: 'parts',
  part_entry: 'parts',
  part_fit: 'parts',
  part_move: 'parts',
  part_request: 'parts',
  part_request_step: 'parts',
  part_stock: 'parts',
  passkey: 'factors',
  passkey_challenge: 'factors',
  point_allocation: 'points',
  point_entry: 'points',
  point_lot: 'points',
  product_picture: 'products',
  quotation_count: 'quotations',
  quotation_line: 'quotations',
  replacement: 'registrations',
  quotation_product: 'quotations',
  recovery_code: 'factors',
  redirect: 'dead-ends',
  saved_view: 'saved-views',
  schema_migration: 'database',
  visit_code: 'complaints',
  visit_part: 'complaints',
  visit_photo: 'complaints',
  visit_report: 'complaints',
  repair_estimate: 'complaints',
  repair_estimate_part: 'complaints',
  repair_payment: 'complaints',
  repair_payment_count: 'complaints',
  visit_step: 'complaints',
  settings: 'settings',
  service_point: 'service-points',
  sign_in_step: 'factors',
  sub_category: 'categories',
  totp: 'factors',
  upload_part: 'uploads',
  verification: 'accounts',
  warranty_extension: 'extensions',
  warranty_package: 'warranty-packages',
  webhook_attempt: 'webhooks',
  webhook_delivery: 'webhooks',
  webhook_event: 'webhooks',
  website_page: 'website-pages',
  website_page_version: 'website-pages',
}

const WRITES =
  /(?:insertInto|updateTable|deleteFrom|defineDeletion)\('(?<called>\w+)'|\b(?:insert into|update|delete from) (?<written>[a-z_]+)\b/g

test('each table is written by the folder that owns it, and by no other', async () => {
  const schema = readFileSync(join(SOURCE, 'platform/core/schema.ts'), 'utf8')
  const tables = new Set(
    [...schema.slice(schema.indexOf('export interface DB')).matchAll(/^  (\w+): /gm)].map(([, name]) => name!),
  )
  const writes: { table: string; folder: string; file: string }[] = []
  for await (const path of glob('**/*.ts', { cwd: SOURCE })) {
    const file = path.replaceAll('\\', '/')
    // The demo fills an empty database as a whole.
    if (/\.test\.ts$|\/testing\/|^demo\//.test(file)) continue
    for (const { groups } of readFileSync(join(SOURCE, file), 'utf8').matchAll(WRITES)) {
      const table = groups?.called ?? groups?.written ?? ''
      if (tables.has(table)) writes.push({ table, folder: file.replace(/^platform\//, '').split('/', 1)[0]!, file })
    }
  }
  expect(writes.length).toBeGreaterThan(80)
  expect(writes.filter(({ table, folder }) => folder !== ownerOf(table))).toEqual([])
})

const ownerOf = (table: string) => OWNERS[table] ?? (table === 'audit' ? table : `${table}s`)
