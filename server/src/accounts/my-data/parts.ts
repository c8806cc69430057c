import { complaints } from './complaint-part.ts'
import type { Part } from './part.ts'
import { passkeys, profile, signIns } from './person-parts.ts'
import { ledger, points } from './point-parts.ts'
import { extensions, products, reviews } from './product-parts.ts'
import { emails, lettering, notices, preferences, quotations } from './request-parts.ts'

/** Everything a person receives of their data. */
export const PARTS: readonly Part[] = [
  profile,
  signIns,
  passkeys,
  products,
  extensions,
  complaints,
  points,
  ledger,
  quotations,
  lettering,
  reviews,
  notices,
  preferences,
  emails,
]

/** Other tables that refer to an account and are not exported, each with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  account_merge: 'that two accounts of theirs were made one, with what an undo within a day needs',
  alarm: 'what staff are warned of; it names which of them dismissed it, and no customer',
  api_key: 'keys of other programs, which name the members of staff who answer for them and ended them',
  audit: 'a record of staff actions; the rows themselves show the current personal data',
  campaign:
    'messages to the owners of products, with which member of staff sent them; each person has theirs among the notices',
  campaign_product: 'which of their products such a message was about; the message names them',
  campaign_recipient:
    'whom such a message reached, and that its link was answered; the message stands among the notices',
  complaint_fact: 'what the figures of the service count of a complaint, worked out from the complaint itself',
  complaint_log:
    'how staff sent a complaint to the service centre; visit, confirmation and rating stand in the complaint',
  complaint_mention: 'which colleagues are named in the internal notes of a complaint',
  complaint_merge: 'what staff changed when they merged two complaints, kept so that it can be taken back',
  complaint_wait: 'when staff waited for the customer of a complaint, from which its due times follow',
  customer_link:
    'links of text messages, of which a hash is kept and not the token; what was done by them stands in registrations and quotations',
  customer_note:
    'short notes of staff for each other, like the internal notes of a complaint; they go with the account',
  device: 'marks of browsers that signed in before, by a random number; the sign-ins say where and when',
  enquiry:
    'messages of the contact form, which anybody may send under any number; of accounts it names the member of staff who sees to it',
  enquiry_answer: 'what staff said to somebody who wrote by the contact form, under no account',
  enquiry_note: 'notes of staff for each other about such a message',
  engineer: 'which account a member of staff has on the list of engineers',
  engineer_absence: 'days on which an engineer does not work, which no customer has',
  factor_loss: 'that a member of staff lost their second factor, which no customer has',
  field_command: 'what the phones of engineers sent; what came of it stands in the visits of a complaint',
  oidc_flow: 'a sign-in of staff on its way to their provider and back, gone within minutes',
  oidc_identity: 'who a member of staff is at their provider, which no customer has',
  oidc_outcome: 'what such a sign-in came to, gone within minutes',
  part_entry: 'which spare parts came and went, and where: a record of the stock',
  part_move: 'which member of staff entered it',
  part_request: 'which spare parts a repair waits for; the complaint tells its customer the same',
  part_request_step: 'which member of staff asked for them, approved and sent them',
  part_stock: 'how many spare parts are where, also in the bags of engineers',
  passkey_challenge: 'what a browser was asked to sign in the last five minutes',
  point_allocation: 'which points a deduction took: the ledger and the points that are left say the same',
  recovery_code: 'hashes of codes for staff who lose their second factor',
  saved_view: 'views of lists in the back office, which no customer has',
  sign_in_step: 'a sign-in of the last ten minutes that waits for its second step, which no customer has',
  totp: 'the sealed secret of an app that makes codes, which no customer has',
  unit_in_service: 'as what a registered product is counted among those in service, worked out from the registration',
  upload: 'a file on its way to a form, gone within days unless the form took it',
  upload_part: 'pieces of such a file',
  visit_step: 'when an engineer set out and arrived; the report of the visit stands in the complaint',
  website_page: 'which member of staff saved the draft of a page',
  website_page_version: 'which member of staff published a version of a page',
}
