export { CUSTOMERS, NEIGHBOURS, STAFF } from './people/accounts.ts'
export { REGISTRATIONS } from './people/registrations.ts'
export { REVIEWS } from './people/reviews.ts'
export { UNITS } from './people/units.ts'
export type {
  ComplaintStatus,
  DaysAgo,
  DemoAccount,
  DemoComplaint,
  DemoComplaintEvent,
  DemoPerson,
  DemoRegistration,
  DemoReview,
  DemoUnit,
} from './people/shapes.ts'
