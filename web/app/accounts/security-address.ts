/** Where a customer sees their sign-ins, takes their data along and closes the account. */
export const SECURITY = '/baltra-account-security'
