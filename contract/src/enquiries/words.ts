export const ENQUIRY_STATUSES = ['unread', 'read'] as const
