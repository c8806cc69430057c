// Written by generate-types.ts from the migrated schema. Do not edit; run: npm run db:types
import type { ColumnType } from 'kysely'

/** May be left out of an insert. */
export type Generated<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>

/** Cannot be written. */
export type GeneratedAlways<T> =
  T extends ColumnType<infer Select, unknown, unknown> ? ColumnType<Select, never, never> : ColumnType<T, never, never>

/** ISO 8601 text, or for a date YYYY-MM-DD. */
export type Timestamp = ColumnType<string, string | Date, string | Date>

/** An array must be written as JSON text: the driver makes a PostgreSQL array of it otherwise. */
export type Json = ColumnType<unknown, object | string | number | boolean, object | string | number | boolean>

export interface Account {
  id: GeneratedAlways<number>
  role: Generated<'admin' | 'product_incharge' | 'service_incharge' | 'call_centre' | 'centre_incharge' | 'engineer' | 'customer'>
  contact: string
  firstname: string
  lastname: string
  email: string
  district: Generated<string>
  city: Generated<string>
  customer_address: Generated<string>
  gender: 'male' | 'female' | 'other' | null
  dob: Timestamp | null
  password_hash: string | null
  image_id: number | null
  membership: Generated<boolean>
  otp_created: Timestamp | null
  created_at: Generated<Timestamp>
  full_name: GeneratedAlways<string>
  password_given_at: Timestamp | null
  quota_factor: Generated<number>
  language: Generated<'en' | 'ne'>
  calendar: Generated<'language' | 'bs' | 'ad'>
  claimed: Generated<boolean>
  centre_id: number | null
  summary_sms: Generated<boolean>
  password_chosen: Generated<boolean>
  number_before: string | null
  number_guarded_until: Timestamp | null
  given_password_hash: string | null
  local_level: Generated<string>
  ward: number | null
  language_chosen: Generated<boolean>
  signed_in_at: Timestamp | null
  number_given_up: string | null
  number_given_up_at: Timestamp | null
}

export interface AccountMerge {
  id: GeneratedAlways<number>
  kept_id: number
  merged_id: number
  name: string
  contact: string
  by_id: number | null
  by_name: string
  merged_at: Timestamp
  undo_until: Timestamp
  undone_at: Timestamp | null
  record: Json | null
}

export interface AccountNumber {
  contact: string
  account_id: number
  proven: Generated<boolean>
  added_at: Timestamp
}

export interface Alarm {
  id: GeneratedAlways<number>
  kind: 'otp.all' | 'login.all' | 'otp.day' | 'emergency.sign-in' | 'backup.failed' | 'backup.uncopied' | 'backup.unusable' | 'disk.low' | 'clock.off' | 'certificate.ending' | 'queue.late' | 'sms.failing' | 'mail.failing' | 'crm.failing' | 'sms.credit' | 'sms.day' | 'codes.late' | 'calendar.ending' | 'calendar.ended' | 'webhook.off'
  count: number
  created_at: Generated<Timestamp>
  dismissed_at: Timestamp | null
  dismissed_by: number | null
  ended_at: Timestamp | null
  told_at: Timestamp | null
}

export interface ApiKey {
  id: GeneratedAlways<number>
  name: string
  secret_hash: string
  begins: string
  capabilities: string[]
  is_bound: Generated<boolean>
  centre_id: number | null
  addresses: Generated<string[]>
  owner_id: number | null
  created_at: Timestamp
  expires_on: Timestamp
  last_used_at: Timestamp | null
  last_used_from: Generated<string>
  ended_at: Timestamp | null
  ended_by: number | null
}

export interface Audit {
  id: GeneratedAlways<number>
  at: Generated<Timestamp>
  actor_id: number | null
  actor_role: Generated<string>
  action: string
  subject: string
  subject_id: number | null
  request_id: string | null
  before: Json | null
  after: Json | null
  api_key_id: number | null
}

export interface BackupRun {
  id: GeneratedAlways<number>
  kind: 'backup' | 'copy' | 'check'
  day: Timestamp
  started_at: Timestamp
  ended_at: Timestamp | null
  problem: Generated<string>
  bytes: number | null
  encrypted: boolean | null
}

export interface Campaign {
  id: GeneratedAlways<number>
  name: string
  text: string
  text_ne: Generated<string>
  key: string
  sent_by: number | null
  stopped_at: Timestamp | null
  run: Generated<number>
  created_at: Generated<Timestamp>
}

export interface CampaignProduct {
  recipient_id: number
  registration_id: number
}

export interface CampaignRecipient {
  id: GeneratedAlways<number>
  campaign_id: number
  customer_id: number
  token: string
  state: 'waiting' | 'claimed' | 'sent' | 'failed' | 'unreached'
  claimed_at: Timestamp | null
  sent_at: Timestamp | null
  by_sms: boolean
  by_email: boolean
  parts: number
  reason: Generated<string>
  answer: 'call' | 'checked' | 'staff' | null
  answered_at: Timestamp | null
}

export interface CannedAnswer {
  id: GeneratedAlways<number>
  kind: 'reply' | 'note' | 'rejection' | 'cancellation'
  title: string
  text: string
  title_ne: Generated<string>
  text_ne: Generated<string>
  version: Generated<number>
  created_at: Generated<Timestamp>
  sms: Generated<string>
  sms_ne: Generated<string>
}

export interface Catalogue {
  id: GeneratedAlways<number>
  catalogue_type: string
  file_id: number
  image_id: number | null
  created_at: Generated<Timestamp>
  catalogue_type_ne: Generated<string>
  language: Generated<'en' | 'ne' | 'both'>
}

export interface Category {
  id: GeneratedAlways<number>
  name: string
  desc: Generated<string>
  image_id: number | null
  banner_id: number | null
  created_at: Generated<Timestamp>
  version: Generated<number>
  name_ne: Generated<string>
  desc_ne: Generated<string>
}

export interface Complaint {
  id: GeneratedAlways<number>
  registration_id: number
  customer_id: number
  customer_name: string
  customer_contact: string
  customer_address: string
  email: string
  zone: Generated<string>
  area: Generated<string>
  model_name: string
  model_num: string
  serial_number: string | null
  purchase_date: Timestamp | null
  problem_type: Generated<string>
  problem_description: string
  damaged_image_id: number | null
  warranty_image_id: number | null
  damaged_video_id: number | null
  status: Generated<'Unassigned' | 'Service Center Assigned' | 'Engineer Allocated' | 'Part Approval Pending from ASM' | 'Part Pending from HO' | 'Parts in Transit' | 'Part Consumed by Service Center' | 'On Service' | 'Completed' | 'Cancelled'>
  job_no: string | null
  dispatch_state: Generated<'none' | 'queued' | 'failed' | 'dispatched'>
  dispatch_error: Generated<string>
  dispatch_tries: Generated<number>
  dispatch_sending_since: Timestamp | null
  service_data: Json | null
  dispatched_at: Timestamp | null
  job_closing_date: Timestamp | null
  created_at: Generated<Timestamp>
  technician: Generated<string>
  technician_contact: Generated<string>
  visit_date: Timestamp | null
  confirmed_at: Timestamp | null
  reopened_at: Timestamp | null
  rating: number | null
  rating_text: Generated<string>
  message_told_at: Timestamp | null
  tracking_token: Generated<string>
  serial_key: GeneratedAlways<string | null>
  source: Generated<'customer' | 'phone'>
  wished_day: Timestamp | null
  centre_id: number | null
  centre_chosen: Generated<boolean>
  engineer_id: number | null
  owner_id: number | null
  visit_window: Generated<'' | '10-13' | '13-16' | '16-19'>
  priority: Generated<'low' | 'normal' | 'high' | 'urgent'>
  answered_at: Timestamp | null
  first_due_at: Timestamp | null
  due_at: Timestamp | null
  next_due_at: GeneratedAlways<Timestamp | null>
  tags: Generated<string[]>
  merged_into: number | null
  merged_at: Timestamp | null
  merged_by: Generated<string>
  plain_model: GeneratedAlways<string>
  is_paid_repair: Generated<boolean>
  district: Generated<string>
  local_level: Generated<string>
  ward: number | null
  visit_moves: Generated<number>
  reminded_of: Timestamp | null
  set_out_at: Timestamp | null
}

export interface ComplaintEvent {
  id: GeneratedAlways<number>
  complaint_id: number
  status: string
  description: Generated<string>
  by_name: Generated<string>
  at: Generated<Timestamp>
  automatic: Generated<boolean>
  told_at: Timestamp | null
  by_id: number | null
  is_answer: Generated<boolean>
}

export interface ComplaintFact {
  complaint_id: number
  registration_id: number
  serial_key: string | null
  opened_at: Timestamp
  opened_on: Timestamp
  closed_at: Timestamp | null
  closed_on: Timestamp | null
  is_completed: boolean
  centre_id: number | null
  engineer_id: number | null
  sub_category_id: number | null
  model_key: string
  batch: string
  service_month: number
  minutes: number | null
  new_minutes: number | null
  centre_minutes: number | null
  engineer_minutes: number | null
  parts_minutes: number | null
  work_minutes: number | null
  visits: number
  is_first_fix: boolean
  rating: number | null
  covered_parts: number
  due: number
  received: number
}

export interface ComplaintLog {
  id: GeneratedAlways<number>
  complaint_id: number
  kind: 'visit' | 'queued' | 'failed' | 'dispatched' | 'sent' | 'confirmed' | 'rated' | 'assigned' | 'visited' | 'called'
  text: Generated<string>
  by_name: Generated<string>
  at: Generated<Timestamp>
}

export interface ComplaintMention {
  message_id: number
  account_id: number
  name: string
}

export interface ComplaintMerge {
  complaint_id: number
  kept: Json
}

export interface ComplaintMessage {
  id: GeneratedAlways<number>
  complaint_id: number
  kind: 'internal' | 'staff' | 'customer'
  author_id: number | null
  author_name: string
  text: string
  key: string | null
  read_at: Timestamp | null
  created_at: Generated<Timestamp>
  photo_id: number | null
  keyed_to: number | null
}

export interface ComplaintWait {
  id: GeneratedAlways<number>
  complaint_id: number
  began_at: Timestamp
  began_by: string
  ended_at: Timestamp | null
  ended_by: Generated<string>
}

export interface CustomerLink {
  token_hash: string
  registration_id: number | null
  quotation_id: number | null
  created_at: Timestamp
  expires_at: Timestamp
  ended_at: Timestamp | null
  reminded_at: Timestamp | null
  estimate_id: number | null
}

export interface CustomerNote {
  id: GeneratedAlways<number>
  customer_id: number
  author_id: number | null
  author_name: string
  text: string
  created_at: Timestamp
  edited_at: Timestamp | null
}

export interface CustomerText {
  id: GeneratedAlways<number>
  key: string
  en: string | null
  en_one: string | null
  ne: string | null
  ne_one: string | null
  version: Generated<number>
}

export interface DeadEnd {
  id: GeneratedAlways<number>
  day: Timestamp
  path: string
  referrer: Generated<string>
  likes: Generated<number>
  dislikes: Generated<number>
  reports: Generated<number>
  last_at: Timestamp
  brought_by: string | null
  several: Generated<boolean>
}

export interface Device {
  token_hash: string
  account_id: number
  last_used_at: Timestamp
  trusted_until: Timestamp | null
  trusted_id: string | null
  user_agent: Generated<string>
}

export interface EmailConfirmed {
  account_id: number
  address: string
  confirmed_at: Timestamp
}

export interface EmailLink {
  account_id: number
  address: string
  sent_at: Timestamp
}

export interface EmailStop {
  account_id: number
  address: string
  topic: 'repairs' | 'registrations' | 'extensions' | 'requests'
  link_topic: 'repairs' | 'registrations' | 'extensions' | 'requests'
  was_on: boolean
  stopped_at: Timestamp
}

export interface Engineer {
  id: GeneratedAlways<number>
  name: string
  phone: string
  centre_id: number
  skills: Generated<number[]>
  days_off: Generated<number[]>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Timestamp>
  account_id: number | null
}

export interface EngineerAbsence {
  id: GeneratedAlways<number>
  engineer_id: number
  first_day: Timestamp
  last_day: Timestamp
  reason: 'leave' | 'ill'
  created_at: Generated<Timestamp>
}

export interface Enquiry {
  id: GeneratedAlways<number>
  name: string
  email: string
  phone: string
  note: string
  read_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  kind: Generated<'question' | 'complaint' | 'quotation' | 'dealer' | 'number'>
  state: Generated<'open' | 'answered' | 'closed'>
  settled_at: Timestamp | null
  owner_id: number | null
  complaint_id: number | null
  quotation_id: number | null
  old_number: Generated<string>
}

export interface EnquiryAnswer {
  id: GeneratedAlways<number>
  enquiry_id: number
  way: 'phone' | 'email' | 'sms' | 'mail'
  text: string
  author_id: number | null
  author_name: string
  at: Timestamp
  sent_at: Timestamp | null
}

export interface EnquiryNote {
  id: GeneratedAlways<number>
  enquiry_id: number
  author_id: number | null
  author_name: string
  text: string
  created_at: Timestamp
  edited_at: Timestamp | null
}

export interface FactorLoss {
  account_id: number
  asked_at: Timestamp
  allowed_at: Timestamp | null
  allowed_by: number | null
  takes_effect_at: Timestamp | null
}

export interface FieldCommand {
  account_id: number
  id: string
  position: GeneratedAlways<number>
  body_hash: string
  complaint_id: number | null
  seen: string
  found_version: Generated<string>
  left_version: Generated<string>
  state: 'done' | 'refused' | 'changed'
  code: Generated<string>
  message: string
  errors: Generated<Json>
  at: Timestamp
}

export interface Figure {
  name: string
  slot: number
  total: number
}

export interface File {
  id: GeneratedAlways<number>
  key: string
  visibility: 'public' | 'private'
  kind: 'image' | 'video' | 'pdf'
  type: string
  bytes: number
  width: number | null
  height: number | null
  ground: 'mist' | 'sage' | 'clay' | 'ground' | null
  variants: Generated<Json>
  created_at: Generated<Timestamp>
}

export interface FirstStart {
  id: Generated<number>
  key_made_at: Timestamp
  step: Generated<'account' | 'brand' | 'look' | 'catalogue' | 'demo' | 'done'>
}

export interface GatewayUse {
  gateway: 'sms' | 'mail' | 'crm'
  day: Timestamp
  parts: Generated<number>
  succeeded_at: Timestamp | null
  failed_at: Timestamp | null
  failure: Generated<string>
  failures: Generated<number>
}

export interface HappyCall {
  id: GeneratedAlways<number>
  complaint_id: number
  report_id: number | null
  why: 'unconfirmed' | 'sample'
  state: Generated<'waiting' | 'reached' | 'unreached' | 'withdrawn'>
  completed_at: Timestamp
  call_from: Timestamp
  call_until: Timestamp
  tries: Generated<number>
  is_fixed: boolean | null
  told_paid: number | null
  friendly: number | null
  note: Generated<string>
  by_id: number | null
  by_name: Generated<string>
  at: Timestamp | null
}

export interface InService {
  bought_in: Timestamp
  sub_category_id: number
  model_key: string
  batch: string
  slot: number
  total: number
}

export interface LogLevel {
  id: Generated<number>
  level: string
  until: Timestamp
}

export interface Marker {
  name: string
  value: Json
}

export interface MissedSearch {
  id: GeneratedAlways<number>
  day: Timestamp
  words: string
  shown: Generated<string>
  times: Generated<number>
  last_at: Timestamp
  brought_by: string | null
  several: Generated<boolean>
}

export interface Notice {
  id: GeneratedAlways<number>
  account_id: number
  kind: 'registration' | 'complaint' | 'quotation' | 'personalisation' | 'extension' | 'mention' | 'assigned' | 'answer' | 'dispatch_failed' | 'summary' | 'oversight'
  title: string
  text: string
  address: string
  read_at: Timestamp | null
  created_at: Generated<Timestamp>
  title_ne: Generated<string>
  text_ne: Generated<string>
}

export interface OidcFlow {
  token_hash: string
  state: string
  nonce: string
  verifier: string
  locale: 'en' | 'ne'
  next: Generated<string>
  session_id: string | null
  begun_at: Timestamp
}

export interface OidcIdentity {
  issuer: string
  subject: string
  account_id: number
  created_at: Timestamp
}

export interface OidcOutcome {
  token_hash: string
  account_id: number | null
  session_id: string | null
  refusal: string | null
  next: Generated<string>
  at: Timestamp
}

export interface Otp {
  contact: string
  purpose: 'register' | 'reset' | 'number' | 'number_before' | 'close' | 'second'
  code_hash: string
  created_at: Timestamp
  wrong_tries: Generated<number>
  browser_hash: string
  source_hash: string
  wrong_tries_elsewhere: Generated<number>
}

export interface Part {
  id: GeneratedAlways<number>
  number: string
  number_key: GeneratedAlways<string>
  name: string
  name_ne: Generated<string>
  price: Generated<number>
  reorder_level: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Timestamp>
}

export interface PartEntry {
  id: GeneratedAlways<number>
  move_id: number
  part_id: number
  centre_id: number | null
  engineer_id: number | null
  place_name: string
  is_defective: Generated<boolean>
  change: number
  left_over: number
  in_transit: Generated<boolean>
  place: GeneratedAlways<string>
}

export interface PartFit {
  part_id: number
  product_id: number
}

export interface PartMove {
  id: GeneratedAlways<number>
  kind: 'received' | 'moved' | 'counted' | 'used' | 'removed' | 'written_off'
  note: Generated<string>
  key: string | null
  by_id: number | null
  by_name: string
  at: Timestamp
  complaint_id: number | null
}

export interface PartRequest {
  id: GeneratedAlways<number>
  complaint_id: number | null
  part_id: number
  count: number
  came: Generated<number>
  state: Generated<'asked' | 'approved' | 'refused' | 'sent' | 'received' | 'used' | 'returned' | 'cancelled'>
  centre_id: number | null
  engineer_id: number | null
  key: string | null
  changed_at: Timestamp
  version: Generated<number>
}

export interface PartRequestStep {
  id: GeneratedAlways<number>
  request_id: number
  state: string
  note: Generated<string>
  by_id: number | null
  by_name: string
  at: Timestamp
  with_complaint: Generated<boolean>
}

export interface PartStock {
  part_id: number
  centre_id: number | null
  engineer_id: number | null
  is_defective: Generated<boolean>
  count: number
  in_transit: Generated<boolean>
  place: GeneratedAlways<string>
}

export interface Passkey {
  id: GeneratedAlways<number>
  account_id: number
  credential_id: string
  public_key: string
  uses: number
  transports: Json
  name: string
  created_at: Timestamp
  last_used_at: Timestamp | null
}

export interface PasskeyChallenge {
  challenge: string
  account_id: number | null
  purpose: 'add' | 'sign_in' | 'second' | 'confirm'
  expires_at: Timestamp
}

export interface Personalisation {
  id: GeneratedAlways<number>
  customer_id: number
  product_id: number | null
  customer_name: string
  product_name: string
  image_id: number | null
  text: string
  placement: 'horizontal' | 'vertical'
  font_style: 'gothamNarrow' | 'arial'
  color: Generated<string>
  size: Generated<string>
  quantity: Generated<number>
  status: Generated<'pending' | 'approved' | 'rejected'>
  reason: Generated<string>
  decided_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface PointAllocation {
  entry_id: number
  lot_id: number
  points: number
}

export interface PointEntry {
  id: GeneratedAlways<number>
  customer_id: number
  points: number
  kind: 'earned' | 'spent' | 'refunded' | 'expired' | 'revoked' | 'adjusted'
  reason: string
  registration_id: number | null
  created_at: Generated<Timestamp>
  by_id: number | null
}

export interface PointLot {
  id: GeneratedAlways<number>
  customer_id: number
  points: number
  remaining: number
  source: 'registration' | 'review' | 'adjustment'
  source_key: string
  registration_id: number | null
  earned_at: Generated<Timestamp>
  expires_at: Timestamp | null
  revoked_at: Timestamp | null
  is_duplicate: Generated<boolean>
}

export interface Preference {
  account_id: number
  topic: 'repairs' | 'registrations' | 'extensions' | 'requests'
  sms: boolean
  email: boolean
}

export interface Product {
  id: GeneratedAlways<number>
  category_id: number
  sub_category_id: number
  name: string
  sub_heading: Generated<string>
  model_name: string
  model_num: string
  serial_number: Generated<string>
  price: number
  stocks: Generated<number>
  power: Generated<string>
  warranty: Generated<string>
  warranty_months: Generated<number>
  packaging: Generated<string>
  reward_points: Generated<number>
  color_styles: Generated<string[]>
  sizes: Generated<string[]>
  specification: Generated<string>
  sizing: Generated<string>
  usage: Generated<string>
  main_image_id: number | null
  warranty_icon_id: number | null
  gallery_one_id: number | null
  gallery_two_id: number | null
  video_id: number | null
  featured_rank: number | null
  search: Generated<string>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  rating_total: Generated<number>
  rating_count: Generated<number>
  model_key: GeneratedAlways<string>
  is_duplicate: Generated<boolean>
  version: Generated<number>
  name_ne: Generated<string>
  sub_heading_ne: Generated<string>
  packaging_ne: Generated<string>
  specification_ne: Generated<string>
  sizing_ne: Generated<string>
  usage_ne: Generated<string>
  off_sale_at: Timestamp | null
  warranty_parts: Generated<Json>
}

export interface ProductCount {
  sub_category_id: number
  band: number
  warranty_steps: number
  in_stock: boolean
  slot: number
  total: number
}

export interface ProductPicture {
  id: GeneratedAlways<number>
  product_id: number
  part: 'variant' | 'specification' | 'sizing' | 'usage'
  position: number
  file_id: number
}

export interface Quotation {
  id: GeneratedAlways<number>
  customer_id: number
  customer_name: string
  contact: string
  description: string
  status: Generated<'Pending' | 'Approved' | 'Rejected'>
  reason: Generated<string>
  decided_at: Timestamp | null
  created_at: Generated<Timestamp>
  valid_until: Timestamp | null
  version: Generated<number>
  company: Generated<string>
  pan: Generated<string>
  address: Generated<string>
  number: Generated<string>
  made_by: number | null
  revises: number | null
  revision: Generated<number>
  answer: 'accepted' | 'declined' | null
  answer_words: Generated<string>
  answered_at: Timestamp | null
  lost_reason: 'price' | 'other_brand' | 'too_late' | 'no_need' | 'no_answer' | 'other' | null
  lost_words: Generated<string>
  lost_at: Timestamp | null
  reminded_at: Timestamp | null
}

export interface QuotationCount {
  fiscal_year: string
  last: number
}

export interface QuotationLine {
  id: GeneratedAlways<number>
  quotation_id: number
  position: number
  description: string
  quantity: number
  unit_price: number
}

export interface QuotationProduct {
  id: GeneratedAlways<number>
  quotation_id: number
  position: number
  product_id: number | null
  model_name: string
  model_num: string
  quantity: number
}

export interface RecoveryCode {
  account_id: number
  code_hash: string
}

export interface Redirect {
  id: GeneratedAlways<number>
  path: string
  target: string
  created_at: Timestamp
}

export interface Registration {
  id: GeneratedAlways<number>
  customer_id: number
  product_id: number | null
  model_name: string
  model_num: string
  serial_number: string | null
  store_name: string
  store_location: string
  store_number: string
  purchase_date: Timestamp | null
  warranty_months: Generated<number>
  warranty_issue: Timestamp | null
  warranty_expiry: Timestamp | null
  product_image_id: number | null
  bill_image_id: number | null
  warranty_image_id: number | null
  status: Generated<'Pending' | 'Approved' | 'Discount' | 'Rejected'>
  reason: Generated<string>
  is_genuine: Generated<boolean>
  decided_at: Timestamp | null
  created_at: Generated<Timestamp>
  serial_key: GeneratedAlways<string | null>
  is_duplicate: Generated<boolean>
  discount_percent: number | null
  is_disputed: Generated<boolean>
  plain_model: GeneratedAlways<string>
  plain_store: GeneratedAlways<string>
  customer_district: Generated<string>
  promised_months: number | null
  promised_points: number | null
  sub_category_id: number | null
  promised_parts: Generated<Json>
  purchase_year: number | null
  with_complaint: Generated<boolean>
}

export interface RepairEstimate {
  id: GeneratedAlways<number>
  complaint_id: number
  labour: Generated<number>
  visit_charge: Generated<number>
  parts_charge: Generated<number>
  total: GeneratedAlways<number>
  valid_until: Timestamp
  note: Generated<string>
  key: string | null
  made_by: number | null
  made_by_name: string
  made_at: Timestamp
  sent_at: Timestamp
  answer: 'accepted' | 'declined' | null
  answer_words: Generated<string>
  answered_at: Timestamp | null
  replaced_at: Timestamp | null
  expired_at: Timestamp | null
}

export interface RepairEstimatePart {
  estimate_id: number
  part_id: number
  number: string
  name: string
  name_ne: Generated<string>
  price: number
  count: number
  is_covered: boolean
}

export interface RepairPayment {
  id: GeneratedAlways<number>
  complaint_id: number | null
  report_id: number | null
  number: string
  amount: number
  method: 'cash' | 'transfer'
  key: string | null
  received_by: number | null
  received_by_name: string
  at: Timestamp
  voided_at: Timestamp | null
  voided_by: number | null
  voided_by_name: Generated<string>
  void_reason: Generated<string>
}

export interface RepairPaymentCount {
  fiscal_year: string
  last: number
}

export interface Replacement {
  id: GeneratedAlways<number>
  registration_id: number | null
  report_id: number | null
  old_serial_number: string
  old_serial_key: GeneratedAlways<string>
  old_model_num: string
  new_serial_number: string
  new_model_num: string
  reason: string
  replaced_on: Timestamp
  at: Timestamp
  undone_at: Timestamp | null
}

export interface Review {
  id: GeneratedAlways<number>
  product_id: number
  customer_id: number
  rating: number
  review: string
  created_at: Generated<Timestamp>
  hidden_at: Timestamp | null
  hidden_reason: Generated<string>
}

export interface SavedView {
  id: GeneratedAlways<number>
  owner_id: number
  list: string
  name: string
  query: string
  is_shared: Generated<boolean>
  created_at: Generated<Timestamp>
}

export interface SearchWord {
  word: string
}

export interface SearchedProduct {
  id: number
  sub_category_id: number
  price: number
  warranty_months: number
  alike: number
  rank: number
  is_sold: boolean
  words: string
}

export interface ServicePoint {
  id: GeneratedAlways<number>
  kind: 'shop' | 'service_centre'
  name: string
  district: string
  address: string
  phones: string[]
  hours: Generated<string>
  version: Generated<number>
  created_at: Generated<Timestamp>
  districts: Generated<string[]>
  days_off: Generated<number[]>
  name_ne: Generated<string>
  address_ne: Generated<string>
  opens_at: Generated<string>
  closes_at: Generated<string>
  visits_per_window: Generated<number>
}

export interface Session {
  id: Generated<string>
  account_id: number
  user_agent: Generated<string>
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  last_seen_at: Generated<Timestamp>
  password_at: Timestamp
  factor_at: Timestamp | null
  enrolling: Generated<boolean>
}

export interface Settings {
  id: Generated<number>
  changed: Generated<Json>
  logo_id: number | null
  version: Generated<number>
}

export interface SignInStep {
  token_hash: string
  account_id: number
  account_mark: string
  tries: Generated<number>
  expires_at: Timestamp
}

export interface SubCategory {
  id: GeneratedAlways<number>
  category_id: number
  name: string
  image_id: number | null
  created_at: Generated<Timestamp>
  version: Generated<number>
  search_words: Generated<string>
  name_ne: Generated<string>
  faults: Generated<string>
  faults_ne: Generated<string>
  takes_lettering: Generated<boolean>
}

export interface Totp {
  account_id: number
  secret_sealed: string | null
  used_step: Generated<number>
  pending_sealed: string | null
  pending_at: Timestamp | null
}

export interface Unit {
  id: GeneratedAlways<number>
  model_name: string
  model_number: string
  serial_number: string
  token: string
  created_at: Generated<Timestamp>
  serial_key: GeneratedAlways<string>
  is_duplicate: Generated<boolean>
  batch: Generated<string>
}

export interface UnitInService {
  registration_id: number
  bought_in: Timestamp
  sub_category_id: number
  model_key: string
  batch: string
}

export interface Upload {
  id: string
  account_id: number
  kind: 'image' | 'video' | 'pdf'
  filename: string
  bytes: number
  received: Generated<number>
  used_at: Timestamp | null
  created_at: Timestamp
  touched_at: Timestamp
}

export interface UploadPart {
  upload_id: string
  start: number
  key: string
}

export interface Verification {
  token_hash: string
  contact: string
  purpose: 'register' | 'reset' | 'number'
  expires_at: Timestamp
}

export interface VisitCode {
  complaint_id: number
  key: Generated<string>
  wrong_tries: Generated<number>
  last_try: Generated<string>
}

export interface VisitPart {
  report_id: number
  part_id: number
  number: string
  name: string
  price: number
  count: number
  is_covered: boolean
  place_name: string
}

export interface VisitPhoto {
  report_id: number
  upload_id: string
  side: 'before' | 'after'
  position: GeneratedAlways<number>
  file_id: number | null
}

export interface VisitReport {
  id: GeneratedAlways<number>
  complaint_id: number
  outcome: 'done' | 'no_fault' | 'replaced' | 'part_needed' | 'customer_absent' | 'refused'
  visited_on: Timestamp
  engineer_id: number | null
  engineer_name: Generated<string>
  finding: Generated<string>
  note: Generated<string>
  labour: Generated<number>
  visit_charge: Generated<number>
  parts_charge: Generated<number>
  due: GeneratedAlways<number>
  paid: Generated<number>
  key: string | null
  by_id: number | null
  by_name: string
  at: Timestamp
  confirmation: Generated<'code' | 'signature' | 'none'>
  no_code_reason: Generated<string>
  signature_id: number | null
}

export interface VisitStep {
  id: GeneratedAlways<number>
  complaint_id: number
  engineer_id: number | null
  engineer_name: string
  step: 'set_out' | 'arrived'
  at: Timestamp
  report_id: number | null
}

export interface WarrantyExtension {
  id: GeneratedAlways<number>
  registration_id: number
  customer_id: number
  package_id: number | null
  type: string
  months: number
  price: number
  paid_with: 'points' | 'money'
  state: 'awaiting_payment' | 'active' | 'cancelled'
  reference: string
  receipt: Generated<string>
  reason: Generated<string>
  previous_expiry: Timestamp
  point_entry_id: number | null
  settled_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface WarrantyPackage {
  id: GeneratedAlways<number>
  sub_category_id: number
  period: string
  months: number
  type: string
  amt: number
  offers: string
  created_at: Generated<Timestamp>
  version: Generated<number>
  type_ne: Generated<string>
  offers_ne: Generated<string>
}

export interface Webhook {
  id: GeneratedAlways<number>
  address: string
  description: Generated<string>
  types: string[]
  sealed: Generated<string>
  sealed_before: string | null
  before_until: Timestamp | null
  off_reason: 'by_hand' | 'gone' | 'failing' | null
  failing_since: Timestamp | null
  failures: Generated<number>
  last_tried_at: Timestamp | null
  last_arrived_at: Timestamp | null
  runs_at: Timestamp | null
  version: Generated<number>
  created_at: Timestamp
}

export interface WebhookAttempt {
  id: GeneratedAlways<number>
  delivery_id: number
  at: Timestamp
  ms: number
  status: number | null
  headers: Json
  answer: Generated<string>
  problem: 'refused' | 'redirect' | 'timeout' | 'unreachable' | 'own_network' | 'not_https' | 'no_secret' | null
  detail: Generated<string>
}

export interface WebhookDelivery {
  id: GeneratedAlways<number>
  webhook_id: number
  event_id: number
  subject: string
  subject_id: number
  state: Generated<'waiting' | 'sent' | 'failed'>
  tries: Generated<number>
  next_at: Timestamp
  claimed_until: Timestamp | null
}

export interface WebhookEvent {
  id: GeneratedAlways<number>
  message_id: Generated<string>
  type: string
  subject: string
  subject_id: number
  data: Json
  at: Generated<Timestamp>
  is_spread: Generated<boolean>
}

export interface WebsitePage {
  id: GeneratedAlways<number>
  page: string
  draft: Json | null
  drafted_at: Timestamp | null
  drafted_by: number | null
  version: Generated<number>
}

export interface WebsitePageVersion {
  id: GeneratedAlways<number>
  page_id: number
  number: number
  content: Json
  created_at: Timestamp
  publish_at: Timestamp
  published_by: number | null
}

export interface DB {
  account: Account
  account_merge: AccountMerge
  account_number: AccountNumber
  alarm: Alarm
  api_key: ApiKey
  audit: Audit
  backup_run: BackupRun
  campaign: Campaign
  campaign_product: CampaignProduct
  campaign_recipient: CampaignRecipient
  canned_answer: CannedAnswer
  catalogue: Catalogue
  category: Category
  complaint: Complaint
  complaint_event: ComplaintEvent
  complaint_fact: ComplaintFact
  complaint_log: ComplaintLog
  complaint_mention: ComplaintMention
  complaint_merge: ComplaintMerge
  complaint_message: ComplaintMessage
  complaint_wait: ComplaintWait
  customer_link: CustomerLink
  customer_note: CustomerNote
  customer_text: CustomerText
  dead_end: DeadEnd
  device: Device
  email_confirmed: EmailConfirmed
  email_link: EmailLink
  email_stop: EmailStop
  engineer: Engineer
  engineer_absence: EngineerAbsence
  enquiry: Enquiry
  enquiry_answer: EnquiryAnswer
  enquiry_note: EnquiryNote
  factor_loss: FactorLoss
  field_command: FieldCommand
  figure: Figure
  file: File
  first_start: FirstStart
  gateway_use: GatewayUse
  happy_call: HappyCall
  in_service: InService
  log_level: LogLevel
  marker: Marker
  missed_search: MissedSearch
  notice: Notice
  oidc_flow: OidcFlow
  oidc_identity: OidcIdentity
  oidc_outcome: OidcOutcome
  otp: Otp
  part: Part
  part_entry: PartEntry
  part_fit: PartFit
  part_move: PartMove
  part_request: PartRequest
  part_request_step: PartRequestStep
  part_stock: PartStock
  passkey: Passkey
  passkey_challenge: PasskeyChallenge
  personalisation: Personalisation
  point_allocation: PointAllocation
  point_entry: PointEntry
  point_lot: PointLot
  preference: Preference
  product: Product
  product_count: ProductCount
  product_picture: ProductPicture
  quotation: Quotation
  quotation_count: QuotationCount
  quotation_line: QuotationLine
  quotation_product: QuotationProduct
  recovery_code: RecoveryCode
  redirect: Redirect
  registration: Registration
  repair_estimate: RepairEstimate
  repair_estimate_part: RepairEstimatePart
  repair_payment: RepairPayment
  repair_payment_count: RepairPaymentCount
  replacement: Replacement
  review: Review
  saved_view: SavedView
  search_word: SearchWord
  searched_product: SearchedProduct
  service_point: ServicePoint
  session: Session
  settings: Settings
  sign_in_step: SignInStep
  sub_category: SubCategory
  totp: Totp
  unit: Unit
  unit_in_service: UnitInService
  upload: Upload
  upload_part: UploadPart
  verification: Verification
  visit_code: VisitCode
  visit_part: VisitPart
  visit_photo: VisitPhoto
  visit_report: VisitReport
  visit_step: VisitStep
  warranty_extension: WarrantyExtension
  warranty_package: WarrantyPackage
  webhook: Webhook
  webhook_attempt: WebhookAttempt
  webhook_delivery: WebhookDelivery
  webhook_event: WebhookEvent
  website_page: WebsitePage
  website_page_version: WebsitePageVersion
}
