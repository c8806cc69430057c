/** What becomes of rows that name a merged account. */
export interface Reference {
  table: string
  column: string
  /**
   * `moves`: they are the remaining account's. `ends`: they are removed, and no undo brings them back. `staff`: they name
   * members of staff alone, who are never merged.
   */
  fate: 'moves' | 'ends' | 'staff'
  /** of the rows that move: what tells one from another */
  key: readonly string[]
  /** columns of which an account has only one row each; that of the remaining account stays */
  once?: readonly string[]
}

const moves = (table: string, column = 'customer_id', key: readonly string[] = ['id']): Reference => ({
  table,
  column,
  key,
  fate: 'moves',
})
const once = (table: string, key: readonly string[]): Reference => ({ ...moves(table, 'account_id', key), once: key })
const ends = (table: string): Reference => ({ table, column: 'account_id', key: [], fate: 'ends' })
const ofStaff = (table: string, column: string): Reference => ({ table, column, key: [], fate: 'staff' })

/** Every column of the database that refers to an account; a test compares it with the foreign keys. */
export const REFERENCES: readonly Reference[] = [
  moves('registration'),
  moves('complaint'),
  moves('complaint_message', 'author_id'),
  moves('quotation'),
  moves('personalisation'),
  moves('warranty_extension'),
  { ...moves('review'), once: ['product_id'] },
  { ...moves('campaign_recipient'), once: ['campaign_id'] },
  moves('point_lot'),
  moves('point_entry'),
  moves('notice', 'account_id'),
  moves('customer_note'),
  moves('upload', 'account_id'),
  moves('account_number', 'account_id', ['contact']),
  moves('account_merge', 'kept_id'),
  once('preference', ['topic']),
  once('email_confirmed', ['address']),
  once('email_link', ['address', 'sent_at']),
  once('email_stop', ['address', 'topic']),
  ends('session'),
  ends('device'),
  ends('totp'),
  ends('passkey'),
  ends('passkey_challenge'),
  ends('recovery_code'),
  ends('sign_in_step'),
  ends('factor_loss'),
  ofStaff('account_merge', 'by_id'),
  ofStaff('alarm', 'dismissed_by'),
  ofStaff('api_key', 'owner_id'),
  ofStaff('api_key', 'ended_by'),
  ofStaff('campaign', 'sent_by'),
  ofStaff('complaint', 'owner_id'),
  ofStaff('complaint_mention', 'account_id'),
  ofStaff('customer_note', 'author_id'),
  ofStaff('engineer', 'account_id'),
  ofStaff('enquiry', 'owner_id'),
  ofStaff('enquiry_answer', 'author_id'),
  ofStaff('enquiry_note', 'author_id'),
  ofStaff('factor_loss', 'allowed_by'),
  ofStaff('happy_call', 'by_id'),
  ofStaff('field_command', 'account_id'),
  ofStaff('part_move', 'by_id'),
  ofStaff('part_request_step', 'by_id'),
  ofStaff('point_entry', 'by_id'),
  ofStaff('visit_report', 'by_id'),
  ofStaff('repair_estimate', 'made_by'),
  ofStaff('repair_payment', 'received_by'),
  ofStaff('repair_payment', 'voided_by'),
  ofStaff('quotation', 'made_by'),
  ofStaff('oidc_identity', 'account_id'),
  ofStaff('oidc_outcome', 'account_id'),
  ofStaff('saved_view', 'owner_id'),
  ofStaff('website_page', 'drafted_by'),
  ofStaff('website_page_version', 'published_by'),
]

/** The rows that move, and come back. */
export const MOVING = REFERENCES.filter(({ fate }) => fate === 'moves')

/** The rows that end. */
export const ENDING = REFERENCES.filter(({ fate }) => fate === 'ends')

/** A reference's name in the record of a merge. */
export const nameOfReference = ({ table, column }: Reference): string => `${table}.${column}`
