/** Lists whose rows hold people: each export of one is recorded. */
export type PeopleList =
  | 'customers'
  | 'users'
  | 'registrations'
  | 'warranties'
  | 'complaints'
  | 'quotations'
  | 'enquiries'
  | 'extensions'
  | 'personalisations'
  | 'reviews'
  | 'campaigns'
  | 'activity'
